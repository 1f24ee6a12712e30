package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.Parts;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestHostContext;

/**
 * The contract of every host, whatever its CPUs and memory, also of one with a page cache, which serves requests itself and sends its own.
 * Extend it and implement how to make a host.
 */
public class HostContract extends ComponentContract<HostContext, Host> {

    private static final long[] CAPACITIES = {1_000, 64};
    private static final long NEVER = -1;

    /** Service time of a request of the host's own: 50 us. */
    private static final long OWN_NANOS = 50_000;

    /** A request of the workload; its number is its place in the list. */
    private record Arrival(long at, int device, Operation operation, long sector, long sectors, long service) {

        static Arrival draw(RandomStream random) {
            int device = (int) random.nextLong(CAPACITIES.length);
            Operation operation = Operation.values()[(int) random.nextLong(3)];
            long sectors = operation == Operation.FLUSH ? 0 : 1 + random.nextLong(16);
            // Every fifth request ends with the last sector.
            long last = CAPACITIES[device] - sectors;
            long sector = random.nextLong(5) == 0 ? last : random.nextLong(last + 1);
            return new Arrival(
                    random.nextLong(2_000) * 1_000,
                    device,
                    operation,
                    sector,
                    sectors,
                    random.nextLong(4) * random.nextLong(300_000));
        }
    }

    /** The notification of an issuer, and the state of its request at that time. */
    private record Notice(long at, long id, long completed, int device, long sector, long sectors) {}

    /** A write that has reached a unit, of the workload or of the host itself. */
    private record UnitWrite(int device, long sector, long end, long begun, long complete) {}

    /** The contract of a component that a test creates; see {@link #create}. */
    protected HostContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public HostContract(Function<HostContext, Host> maker, Parts parts) {
        super(maker, parts);
    }

    /**
     * Whether every request reaches its unit before its issuer is notified. False for a host with a page cache, which serves reads from memory
     * and writes data back later.
     */
    protected boolean sendsEveryRequest() {
        return true;
    }

    @Test
    void notifiesEveryIssuerOnce() {
        check(arrivals -> assertThat(new Run(arrivals, false).notices)
                .extracting(Notice::id)
                .as("issuers notified")
                .containsExactlyInAnyOrderElementsOf(numbers(arrivals.size())));
    }

    /** Of a request that reaches a unit. */
    @Test
    void notifiesNoIssuerBeforeTheCompletion() {
        check(arrivals -> {
            Run run = new Run(arrivals, false);
            for (Notice notice : run.notices) {
                assertThat(notice.at)
                        .as("notice of request %d, which was complete at %d", notice.id, run.complete[(int) notice.id])
                        .isGreaterThanOrEqualTo(run.complete[(int) notice.id]);
            }
        });
    }

    @Test
    void completesRequestsAtTheTimeOfTheNotice() {
        check(arrivals -> assertThat(new Run(arrivals, false).notices)
                .allSatisfy(notice -> assertThat(notice.completed)
                        .as("time in the request at its notice")
                        .isEqualTo(notice.at)));
    }

    @Test
    void returnsRequestsUnchanged() {
        check(arrivals -> assertThat(new Run(arrivals, false).notices).allSatisfy(notice -> {
            Arrival arrival = arrivals.get((int) notice.id);
            assertThat(List.of(notice.device, notice.sector, notice.sectors))
                    .as("device, sector and sectors at the notice")
                    .isEqualTo(List.of(arrival.device, arrival.sector, arrival.sectors));
        }));
    }

    /** Units of the kit reject requests that do not fit them. */
    @Test
    void sendsOnlyWhatFitsTheUnits() {
        check(arrivals -> new Run(arrivals, false));
    }

    @Test
    void sendsRequestsToTheUnitsThatTheyName() {
        check(arrivals -> assertThat(new Run(arrivals, false).misdirected)
                .as("requests sent to another unit")
                .isEmpty());
    }

    /** Each issuer submits the next request when it is notified of the previous one. */
    @Test
    void acceptsRequestsDuringNotifications() {
        check(arrivals -> assertThat(new Run(arrivals, true).notices)
                .extracting(Notice::id)
                .as("issuers notified that submit in a notification")
                .containsExactlyElementsOf(numbers(arrivals.size())));
    }

    @Test
    void finishesItsTasks() {
        check(arrivals -> assertThat(new Run(arrivals, false).context.tasksLeft())
                .as("tasks that were added and are not done")
                .isZero());
    }

    @Test
    void actsAlikeForTheSameRequests() {
        check(arrivals -> {
            Run first = new Run(arrivals, false);
            Run second = new Run(arrivals, false);
            assertThat(second.notices).as("notices of the same requests").isEqualTo(first.notices);
            assertThat(second.context.sent())
                    .as("requests of the host's own for the same requests")
                    .isEqualTo(first.context.sent());
        });
    }

    /** All that was written before a flush was issued is on the unit when the flush is complete, whoever has sent it there. */
    @Test
    void writesDataBeforeFlushesComplete() {
        check(arrivals -> assertThat(new Run(arrivals, false).unwrittenAtFlushes())
                .as("flushes complete before data written earlier is on the unit")
                .isEmpty());
    }

    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        return new CapabilityTests()
                .add(
                        sendsEveryRequest(),
                        "sends every request",
                        () -> check(arrivals -> assertThat(new Run(arrivals, false).unsent())
                                .as("requests whose issuer is notified although they reached no unit")
                                .isEmpty()))
                .tests();
    }

    private static List<Long> numbers(int size) {
        List<Long> numbers = new ArrayList<>();
        for (long i = 0; i < size; i++) {
            numbers.add(i);
        }
        return numbers;
    }

    private static void check(Consumer<List<Arrival>> statement) {
        Property.ofLists(Arrival::draw).longest(60).check(statement);
    }

    /** One run of a new host to its end. */
    private final class Run {

        private final List<Arrival> arrivals;
        private final boolean closed;
        private final TestEventLoop events = new TestEventLoop();
        private final TestHostContext context = new TestHostContext(events, 5);
        private final Host host;
        private final List<Notice> notices = new ArrayList<>();

        /** Numbers of the requests that reached another unit than theirs. */
        private final List<Long> misdirected = new ArrayList<>();

        /** When the unit completed each request; {@link #NEVER} if it has not reached one. */
        private final long[] complete;

        private final List<UnitWrite> writes = new ArrayList<>();

        Run(List<Arrival> arrivals, boolean closed) {
            this.arrivals = arrivals;
            this.closed = closed;
            complete = new long[arrivals.size()];
            Arrays.fill(complete, NEVER);
            for (int i = 0; i < CAPACITIES.length; i++) {
                int unit = i;
                context.unit("unit", CAPACITIES[i], request -> service(unit, request));
            }
            host = create(context);
            if (closed) {
                issue(0);
            } else {
                for (int i = 0; i < arrivals.size(); i++) {
                    int number = i;
                    events.schedule(arrivals.get(i).at, () -> issue(number));
                }
            }
            events.run();
        }

        private long service(int unit, Request request) {
            boolean isOwn = context.isOwn(request) || request.id() < 0 || request.id() >= complete.length;
            long took = isOwn ? OWN_NANOS : arrivals.get((int) request.id()).service;
            if (request.isWrite()) {
                writes.add(new UnitWrite(unit, request.sector(), request.end(), events.now(), events.now() + took));
            }
            if (isOwn) {
                return took;
            }
            int number = (int) request.id();
            if (unit != arrivals.get(number).device) {
                misdirected.add(request.id());
            }
            complete[number] = events.now() + took;
            return took;
        }

        /** The requests of which no unit knew when their issuers were notified. */
        List<Long> unsent() {
            return notices.stream()
                    .map(Notice::id)
                    .filter(id -> complete[id.intValue()] == NEVER)
                    .toList();
        }

        /** Flushes that were complete before all writes that had been complete when they were issued were on their unit. */
        List<Long> unwrittenAtFlushes() {
            List<Long> early = new ArrayList<>();
            for (Notice flush : notices) {
                Arrival issued = arrivals.get((int) flush.id);
                if (issued.operation == Operation.FLUSH
                        && notices.stream().anyMatch(write -> write.at < issued.at && isUnwritten(write, flush))) {
                    early.add(flush.id);
                }
            }
            return early;
        }

        private boolean isUnwritten(Notice write, Notice flush) {
            Arrival issued = arrivals.get((int) write.id);
            if (issued.operation != Operation.WRITE || issued.device != flush.device) {
                return false;
            }
            for (long sector = issued.sector; sector < issued.sector + issued.sectors; sector++) {
                long wanted = sector;
                if (writes.stream()
                        .noneMatch(done -> done.device == issued.device
                                && done.sector <= wanted
                                && wanted < done.end
                                && done.begun >= issued.at
                                && done.complete <= flush.at)) {
                    return true;
                }
            }
            return false;
        }

        private void issue(int number) {
            if (number >= arrivals.size()) {
                return;
            }
            Arrival arrival = arrivals.get(number);
            Request request =
                    new Request().reset(number, arrival.device, arrival.operation, arrival.sector, arrival.sectors);
            request.arrived(events.now());
            request.expect(this::told);
            host.submit(request);
        }

        private void told(Request request) {
            notices.add(new Notice(
                    events.now(),
                    request.id(),
                    request.completed(),
                    request.device(),
                    request.sector(),
                    request.sectors()));
            if (closed) {
                issue((int) request.id() + 1);
            }
        }
    }
}
