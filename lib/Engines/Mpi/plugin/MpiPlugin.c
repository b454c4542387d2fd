/*===- MpiPlugin.c - The interface to an MPI library ----------------------===*/
#include "Internal.h"
#include <stdlib.h>
#include <string.h>

static void put_text(const char *from, char *to, int32_t capacity) {
  if (capacity <= 0)
    return;
  strncpy(to, from, (size_t)capacity - 1);
  to[capacity - 1] = 0;
}

static void name(char *text, int32_t capacity) {
  char version[MPI_MAX_LIBRARY_VERSION_STRING];
  int length = 0;
  MPI_Get_library_version(version, &length);
  put_text(version, text, capacity);
}

static void describe(int error, char *text, int32_t capacity) {
  char message[MPI_MAX_ERROR_STRING];
  int length = 0;
  if (MPI_Error_string(error, message, &length) != MPI_SUCCESS)
    strcpy(message, "unknown error");
  put_text(message, text, capacity);
}

/* ---- Processes and communicators ----------------------------------------- */

/* Takes ownership of the communicator and makes it return errors. */
static int wrap(MPI_Comm from, gspmd_mpi_comm **to) {
  gspmd_mpi_comm *comm = malloc(sizeof(*comm));
  if (!comm)
    return OUT_OF_MEMORY;
  comm->comm = from;
  int error = MPI_Comm_set_errhandler(from, MPI_ERRORS_RETURN);
  if (!error)
    error = MPI_Comm_rank(from, &comm->rank);
  if (!error)
    error = MPI_Comm_size(from, &comm->size);
  *to = comm;
  return error;
}

static int start(gspmd_mpi_comm **world, int32_t *may_thread) {
  int provided = MPI_THREAD_SINGLE;
  int error = MPI_Init_thread(NULL, NULL, MPI_THREAD_SERIALIZED, &provided);
  if (error)
    return error;
  *may_thread = provided >= MPI_THREAD_SERIALIZED;
  MPI_Comm copy;
  error = MPI_Comm_dup(MPI_COMM_WORLD, &copy);
  return error ? error : wrap(copy, world);
}

static int finish(void) { return MPI_Finalize(); }

static void abort_all(int code) {
  MPI_Abort(MPI_COMM_WORLD, code);
  abort();
}

static int32_t rank_of(const gspmd_mpi_comm *comm) { return comm->rank; }
static int32_t size_of(const gspmd_mpi_comm *comm) { return comm->size; }

static int node(const gspmd_mpi_comm *comm, gspmd_mpi_comm **to) {
  MPI_Comm made;
  int error = MPI_Comm_split_type(comm->comm, MPI_COMM_TYPE_SHARED, comm->rank,
                                  MPI_INFO_NULL, &made);
  return error ? error : wrap(made, to);
}

static int group(const gspmd_mpi_comm *parent, const int32_t *ranks,
                 int32_t count, int32_t tag, gspmd_mpi_comm **to) {
  MPI_Group all, some;
  MPI_Comm made;
  int *numbers = malloc(sizeof(int) * (size_t)count);
  if (!numbers)
    return OUT_OF_MEMORY;
  for (int32_t i = 0; i < count; ++i)
    numbers[i] = ranks[i];
  int error = MPI_Comm_group(parent->comm, &all);
  if (!error) {
    error = MPI_Group_incl(all, count, numbers, &some);
    MPI_Group_free(&all);
  }
  free(numbers);
  if (error)
    return error;
  error = MPI_Comm_create_group(parent->comm, some, tag, &made);
  MPI_Group_free(&some);
  return error ? error : wrap(made, to);
}

static int free_comm(gspmd_mpi_comm *comm) {
  int error = MPI_Comm_free(&comm->comm);
  free(comm);
  return error;
}

const gspmd_mpi_plugin *gspmd_mpi_get_plugin(void) {
  static const gspmd_mpi_plugin plugin = {
      GSPMD_MPI_PLUGIN_VERSION,
      GSPMD_MPI_MOST_BYTES,
      name,
      describe,
      start,
      finish,
      abort_all,
      rank_of,
      size_of,
      node,
      group,
      free_comm,
      gspmd_mpi_barrier,
      gspmd_mpi_gather_all,
      gspmd_mpi_all_to_all,
      gspmd_mpi_exchange,
      gspmd_mpi_test,
      gspmd_mpi_receive_any,
  };
  return &plugin;
}
