package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.Parts;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.testkit.sim.TestWorkloadContext;

/**
 * The contract of {@link Workload}, checked over two devices of 2,000,000 and 1,000,000 sectors. A workload's test extends this
 * class and says how to create one that ends by itself, after at most a hundred thousand requests. Processes that the workload
 * passes to the host have a CPU each, and accesses through a file cache are requests.
 */
public class WorkloadContract extends ComponentContract<WorkloadContext, Workload> {

    private static final int MOST = 100_000;

    /** The contract of a component that a test creates; see {@link #create}. */
    protected WorkloadContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public WorkloadContract(Function<WorkloadContext, Workload> maker, Parts parts) {
        super(maker, parts);
    }

    /** Adds the inputs that the workload needs, such as a trace. */
    protected TestWorkloadContext prepare(TestWorkloadContext context) {
        return context;
    }

    /** Whether it sends any request. */
    protected boolean sendsSomething() {
        return true;
    }

    @Test
    void sendsOnlyWhatTheDevicesCanServe() {
        for (TestWorkloadContext.Sent sent : run(1, request -> 1_000_000).sent) {
            assertThat(sent.device()).as("device of %s", sent).isBetween(0, 1);
            boolean isFlush = sent.operation() == Operation.FLUSH;
            assertThat(sent.sectors()).as("sectors of %s", sent).isGreaterThanOrEqualTo(isFlush ? 0 : 1);
            assertThat(sent.sector()).as("first sector of %s", sent).isGreaterThanOrEqualTo(0);
            assertThat(sent.sector() + sent.sectors())
                    .as("end of %s", sent)
                    .isLessThanOrEqualTo(sent.device() == 0 ? 2_000_000 : 1_000_000);
        }
    }

    @Test
    void sendsTheStatedNumberOfRequests() {
        TestWorkloadContext context = context(1, request -> 1_000_000);
        Workload workload = create(context);
        OptionalLong said = workload.requests();
        context.run(workload);
        said.ifPresent(requests -> assertThat(context.sent)
                .as("requests sent, of which the workload states the number")
                .hasSize(Math.toIntExact(requests)));
    }

    @Test
    void sendsNothingBeforeItIsStarted() {
        TestWorkloadContext context = context(1, request -> 1_000_000);
        Workload workload = create(context);
        assertThat(context.sent).as("requests sent by the constructor").isEmpty();
        workload.close();
    }

    @Test
    void sendsTheSameForTheSameSeed() {
        assertThat(run(6, request -> 1_000_000).sent)
                .as("requests of the same seed")
                .isEqualTo(run(6, request -> 1_000_000).sent);
    }

    /** Requests may be complete before {@code submit} returns. */
    @Test
    void sendsTheStatedNumberWhenRequestsAreCompleteAtOnce() {
        int slow = run(1, request -> 1_000_000).sent.size();
        assertThat(run(1, request -> 0).sent)
                .as("requests sent when they are complete at once")
                .hasSize(slow);
    }

    @Test
    void sendsTheStatedNumberWhenRequestsTakeLong() {
        int fast = run(1, request -> 1_000_000).sent.size();
        assertThat(run(1, request -> 400_000_000 + request.sector() % 7 * 100_000_000).sent)
                .as("requests sent when they take long")
                .hasSize(fast);
    }

    @Test
    void finishesItsTasks() {
        TestWorkloadContext context = run(1, request -> 1_000_000);
        assertThat(context.tasksLeft())
                .as("tasks that were added and are not done")
                .isZero();
    }

    @Test
    void canBeClosedWithoutHavingBeenStarted() {
        create(context(1, request -> 0)).close();
    }

    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        return new CapabilityTests()
                .add(
                        sendsSomething(),
                        "sends something",
                        () -> assertThat(run(1, request -> 1_000_000).sent)
                                .as("requests sent at all")
                                .isNotEmpty())
                .tests();
    }

    private TestWorkloadContext run(long seed, ToLongFunction<Request> service) {
        TestWorkloadContext context = context(seed, service);
        return context.run(create(context));
    }

    private TestWorkloadContext context(long seed, ToLongFunction<Request> service) {
        TestWorkloadContext context = new TestWorkloadContext(seed)
                .device("disk0", 2_000_000)
                .device("disk1", 1_000_000)
                .parts(parts());
        context.delay(request -> {
            if (context.sent.size() > MOST) {
                throw new AssertionError("no end after " + MOST + " requests");
            }
            return service.applyAsLong(request);
        });
        return prepare(context);
    }
}
