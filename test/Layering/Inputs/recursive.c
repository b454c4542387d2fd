int countLevels(int level) { return level ? countLevels(level - 1) + 1 : 0; }
int visitEven(int level);
int visitOdd(int level) { return level ? visitEven(level - 1) : 1; }
int visitEven(int level) { return level ? visitOdd(level - 1) : 0; }
int sumLevels(int level) {
  int sum = 0;
  while (level > 0)
    sum += countLevels(level--);
  return sum;
}
