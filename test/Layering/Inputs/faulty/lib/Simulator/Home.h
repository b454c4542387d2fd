int shown();
int atHome();
struct Kept {
  int method();
};
