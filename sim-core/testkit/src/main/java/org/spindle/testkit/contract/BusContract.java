package org.spindle.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.spindle.spi.Parts;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.bus.BusTransfer;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.property.Property;
import org.spindle.testkit.sim.TestBusContext;

/** The contract of {@link Bus}, checked with four clients. A bus's test extends this class and says how to create the bus. */
public class BusContract extends ComponentContract<BusContext, Bus> {

    private static final int CLIENTS = 4;

    /** A client that requests the bus some time after the previous one, and holds it for a time. */
    private record Visit(long gap, int slot, long length) {

        static Visit draw(RandomStream random) {
            return new Visit(
                    random.nextLong(3) == 0 ? 0 : random.nextLong(500_000),
                    (int) random.nextLong(CLIENTS),
                    random.nextLong(4) == 0 ? 0 : random.nextLong(400_000));
        }
    }

    private record Grant(int visit, long at) {}

    private static final class Data implements BusTransfer {

        private int changes;

        @Override
        public void paceChanged() {
            changes++;
        }
    }

    /** The contract of a component that a test creates; see {@link #create}. */
    protected BusContract() {}

    /** The contract of the components of a type; see {@link ComponentContract}. */
    public BusContract(Function<BusContext, Bus> maker, Parts parts) {
        super(maker, parts);
    }

    /** Whether clients are served in the order of their requests, whatever their slots. */
    protected boolean isFirstComeFirstServed() {
        return false;
    }

    @Test
    void grantsTheBusOnceForEachRequest() {
        check(visits -> assertThat(new Run(visits).grants)
                .extracting(Grant::visit)
                .as("clients that were granted the bus")
                .doesNotHaveDuplicates()
                .hasSize(visits.size()));
    }

    @Test
    void grantsTheBusInEventsOfTheirOwn() {
        check(visits -> assertThat(new Run(visits).isGrantedWithin)
                .as("granted within acquire")
                .isFalse());
    }

    @Test
    void hasOneOwnerIfItIsExclusive() {
        check(visits -> {
            Run run = new Run(visits);
            if (run.bus.isExclusive()) {
                assertThat(run.mostOwners).as("owners at once").isLessThanOrEqualTo(1);
            }
        });
    }

    @Test
    void reportsItsOwner() {
        check(visits -> assertThat(new Run(visits).complaints)
                .as("contradictions about the owner")
                .isEmpty());
    }

    @Test
    void takesTheSameTimeForTheSameRequests() {
        check(visits -> assertThat(new Run(visits).grants)
                .as("grants for the same requests")
                .isEqualTo(new Run(visits).grants));
    }

    @Test
    void hasTimesThatAreNotNegative() {
        Bus bus = create(TestBusContext.of(CLIENTS, parts()));
        assertThat(bus.sectorTimePicos(true)).as("time of a sector read").isNotNegative();
        assertThat(bus.sectorTimePicos(false)).as("time of a sector written").isNotNegative();
        assertThat(bus.arbitrationNanos()).as("time of arbitration").isNotNegative();
    }

    /** A transfer that has joined is notified of every change of the rate until it leaves, and of none afterwards. */
    @Test
    void notifiesTransfersOfRateChanges() {
        Bus bus = create(TestBusContext.of(CLIENTS, parts()));
        long alone = bus.sectorTimePicos(true);
        Data first = new Data();
        Data second = new Data();
        bus.join(first);
        first.changes = 0;
        long one = bus.sectorTimePicos(true);
        assertThat(one).as("pace of one transfer").isEqualTo(alone);
        bus.join(second);
        long two = bus.sectorTimePicos(true);
        assertThat(two).as("pace of two transfers").isGreaterThanOrEqualTo(one);
        assertThat(first.changes > 0 || two == one).as("told of a slower bus").isTrue();
        first.changes = 0;
        bus.leave(second);
        second.changes = 0;
        assertThat(bus.sectorTimePicos(true)).as("pace after one has left").isEqualTo(one);
        assertThat(first.changes > 0 || two == one).as("told of a faster bus").isTrue();
        bus.leave(first);
        first.changes = 0;
        bus.join(new Data());
        bus.join(new Data());
        assertThat(first.changes + second.changes)
                .as("told after they have left")
                .isZero();
    }

    @TestFactory
    Stream<DynamicTest> hasItsDeclaredCapabilities() {
        return new CapabilityTests()
                .add(
                        isFirstComeFirstServed(),
                        "is first come, first served",
                        () -> check(visits -> assertThat(new Run(visits).grants)
                                .extracting(Grant::visit)
                                .as("order of the grants")
                                .isSorted()))
                .tests();
    }

    private static void check(Consumer<List<Visit>> statement) {
        Property.ofLists(Visit::draw).tries(100).longest(60).check(statement);
    }

    /** One run of a new bus to its end. */
    private final class Run {

        private final TestBusContext context = TestBusContext.of(CLIENTS, parts());
        private final Bus bus = create(context);
        private final List<Grant> grants = new ArrayList<>();
        private final List<String> complaints = new ArrayList<>();
        private boolean isGrantedWithin;
        private boolean isAsking;
        private int owners;
        private int mostOwners;

        Run(List<Visit> visits) {
            long at = 0;
            for (int i = 0; i < visits.size(); i++) {
                Visit visit = visits.get(i);
                int number = i;
                at += visit.gap;
                context.events().schedule(at, () -> ask(visit, number));
            }
            context.events().run();
        }

        private void ask(Visit visit, int number) {
            BusClient client = () -> granted(visit, number);
            isAsking = true;
            bus.acquire(client, visit.slot);
            isAsking = false;
        }

        private void granted(Visit visit, int number) {
            isGrantedWithin |= isAsking;
            grants.add(new Grant(number, context.events().now()));
            mostOwners = Math.max(mostOwners, ++owners);
            if (!bus.isOwnedBy(visit.slot)) {
                complaints.add("visit " + number + " has been granted a bus that slot " + visit.slot + " does not own");
            }
            for (int other = 0; other < CLIENTS && bus.isExclusive(); other++) {
                if (other != visit.slot && bus.isOwnedBy(other)) {
                    complaints.add("slots " + visit.slot + " and " + other + " own the bus");
                }
            }
            context.events().schedule(context.events().now() + visit.length, () -> {
                owners--;
                bus.release(visit.slot);
                if (bus.isExclusive() && bus.arbitrationNanos() > 0 && bus.isOwnedBy(visit.slot)) {
                    complaints.add("slot " + visit.slot + " owns the bus that it has released");
                }
            });
        }
    }
}
