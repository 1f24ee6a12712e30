package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.spindle.spi.Parts;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestHostContext;

/** The contract of every host, whatever its CPUs and memory. Extend it and implement how to make a host. */
public class HostContract extends ComponentContract<HostContext, Host> {

    private static final long[] CAPACITIES = {1_000, 64};

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

    /** The contract of a component that a test creates; see {@link #create}. */
    protected HostContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public HostContract(Function<HostContext, Host> maker, Parts parts) {
        super(maker, parts);
    }

    @Test
    void notifiesEveryIssuerOnce() {
        check(arrivals -> assertThat(new Run(arrivals, false).notices)
                .extracting(Notice::id)
                .containsExactlyInAnyOrderElementsOf(numbers(arrivals.size())));
    }

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
                .allSatisfy(notice -> assertThat(notice.completed).isEqualTo(notice.at)));
    }

    @Test
    void returnsRequestsUnchanged() {
        check(arrivals -> assertThat(new Run(arrivals, false).notices).allSatisfy(notice -> {
            Arrival arrival = arrivals.get((int) notice.id);
            assertThat(List.of(notice.device, notice.sector, notice.sectors))
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
        check(arrivals -> assertThat(new Run(arrivals, false).misdirected).isEmpty());
    }

    /** Each issuer submits the next request when it is notified of the previous one. */
    @Test
    void acceptsRequestsDuringNotifications() {
        check(arrivals -> assertThat(new Run(arrivals, true).notices)
                .extracting(Notice::id)
                .containsExactlyElementsOf(numbers(arrivals.size())));
    }

    @Test
    void finishesItsTasks() {
        check(arrivals ->
                assertThat(new Run(arrivals, false).context.tasksLeft()).isZero());
    }

    @Test
    void actsAlikeForTheSameRequests() {
        check(arrivals -> {
            Run first = new Run(arrivals, false);
            Run second = new Run(arrivals, false);
            assertThat(second.notices).isEqualTo(first.notices);
            assertThat(second.context.sent()).isEqualTo(first.context.sent());
        });
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

        /** When the unit completed each request; 0 if it never reached one. */
        private final long[] complete;

        Run(List<Arrival> arrivals, boolean closed) {
            this.arrivals = arrivals;
            this.closed = closed;
            complete = new long[arrivals.size()];
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

        /** Of a request of the host's own, 50 microseconds. */
        private long service(int unit, Request request) {
            if (request.id() < 0 || request.id() >= complete.length) {
                return 50_000;
            }
            int number = (int) request.id();
            if (unit != arrivals.get(number).device) {
                misdirected.add(request.id());
            }
            complete[number] = events.now() + arrivals.get(number).service;
            return arrivals.get(number).service;
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
