// CaDiCaL's C interface cannot ask for a proof, its C++ interface can.
#include "solve/proof.h"

#include <cadical.hpp>

namespace {

class StopTest : public CaDiCaL::Terminator {
  public:
    StopTest(bool (*test)(const void *), const void *test_context)
        : should_stop(test), context(test_context) {}
    bool terminate() override { return should_stop(context); }

  private:
    bool (*should_stop)(const void *);
    const void *context;
};

} // namespace

ProofAnswer proof_write(FILE *file, const int *literals, size_t count, int most_conflicts,
                        bool (*should_stop)(const void *context), const void *context) {
    CaDiCaL::Solver solver;
    StopTest stop(should_stop, context);
    solver.configure("unsat"); // the answer is known: shorter proofs, sooner
    solver.set("chrono", 0);   // with it, proofs are longer: AvlTree.insert 7 2.8 s, without 1.8
    solver.set("quiet", 1);
    solver.set("binary", 1);
    if (!solver.trace_proof(file, "proof"))
        return PROOF_FAILED;
    solver.connect_terminator(&stop);
    for (size_t i = 0; i < count; i++)
        solver.add(literals[i]);
    if (most_conflicts)
        solver.limit("conflicts", most_conflicts);
    int answer = solver.solve();
    solver.disconnect_terminator();
    solver.close_proof_trace();
    if (ferror(file) || fflush(file))
        return PROOF_FAILED;
    return answer == 20 ? PROOF_WRITTEN : answer == 10 ? PROOF_NONE : PROOF_STOPPED;
}
