// The tensor is cut along an axis.
const char *message = "the program was refused";
int pieces(int tripCount); // a trip count and a round trip are established terms
