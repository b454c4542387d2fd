int exported();
int declared();
struct Kept {
  int method();
};
