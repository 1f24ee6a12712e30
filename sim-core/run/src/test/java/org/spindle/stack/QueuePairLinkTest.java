package org.spindle.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.engine.Simulator;
import org.spindle.spi.config.Time;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.link.QueuePairPort;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.stack.LinkConfig.QueuePairs;
import org.spindle.stats.Collector;
import org.spindle.stats.EventCounter;
import org.spindle.stats.MetricSet;
import org.spindle.stats.Sample;
import org.spindle.stats.TimeWeighted;

/** Queue pairs worked by hand, in nanoseconds, and the conservation of commands under random load. */
class QueuePairLinkTest {

    private final Simulator simulator = new Simulator();
    private final MetricSet metrics = new MetricSet(simulator);
    private final List<String> log = new ArrayList<>();

    /**
     * A and C go to queue 0, B to queue 1, all at 0. The doorbell of queue 0 announces A at 200 and, written again, C at 400;
     * that of queue 1 announces B at 200. The device has room for one command: A is fetched from 200 to 250, served until
     * 1250 and completed at 1750; then it is the turn of queue 1: B is fetched until 1300, served until 2300, completed at
     * 2800; C is fetched until 2350, served until 3350, completed at 3850.
     */
    @Test
    void doorbellFetchArbitrationAndCompletionByHand() {
        QueuePairLink link = link(2, 4, 200, 50, 500, 1, () -> 1000);
        submit(link, 0, 'A', 0);
        submit(link, 0, 'B', 1);
        submit(link, 0, 'C', 0);
        simulator.run();
        assertThat(log)
                .containsExactly(
                        "250 fetched A",
                        "1300 fetched B",
                        "1750 done A",
                        "2350 fetched C",
                        "2800 done B",
                        "3850 done C");
        assertThat(count("queue-pair-0-submitted")).isEqualTo(2);
        assertThat(count("queue-pair-0-doorbells")).isEqualTo(2);
        assertThat(count("queue-pair-1-doorbells")).isEqualTo(1);
        assertThat(mean("queue-pair-0-fetch-wait")).as("A 200, C 2300").isEqualTo(1250);
        assertThat(mean("queue-pair-1-fetch-wait")).isEqualTo(1250);
        assertThat(((TimeWeighted) collector("queue-pair-0-outstanding")).maximum())
                .isEqualTo(2);
    }

    /** Commands that join the queue during a doorbell write are announced together by the next one. */
    @Test
    void oneDoorbellAnnouncesSeveralCommands() {
        QueuePairLink link = link(1, 8, 200, 0, 0, 8, () -> 1000);
        submit(link, 0, 'A', 0);
        submit(link, 50, 'B', 0);
        submit(link, 100, 'C', 0);
        simulator.run();
        assertThat(count("queue-pair-0-doorbells")).isEqualTo(2);
        assertThat(log)
                .containsExactly(
                        "200 fetched A", "400 fetched B", "400 fetched C", "1200 done A", "1400 done B", "1400 done C");
    }

    /** Both services end at 1000; the host takes 500 for each completion, one after the other in each queue. */
    @ParameterizedTest
    @CsvSource({"0, 2000", "1, 1500"})
    void completionsOfOneQueueAreHandledOneAfterTheOther(int secondQueue, long secondDone) {
        QueuePairLink link = link(2, 4, 0, 0, 500, 2, () -> 1000);
        submit(link, 0, 'A', 0);
        submit(link, 0, 'B', secondQueue);
        simulator.run();
        assertThat(log).contains("1500 done A", secondDone + " done B");
    }

    /** Fetches of 50 follow one another, although the device requested both at 0. */
    @Test
    void commandsAreFetchedOneAfterTheOther() {
        QueuePairLink link = link(2, 4, 0, 50, 0, 2, () -> 1000);
        submit(link, 0, 'A', 0);
        submit(link, 0, 'B', 1);
        simulator.run();
        assertThat(log).containsExactly("50 fetched A", "100 fetched B", "1050 done A", "1100 done B");
    }

    @Test
    void aFullQueueAndAnUnknownOneAreErrorsOfTheDriver() {
        QueuePairLink link = link(2, 1, 0, 0, 0, 1, () -> 1000);
        link.submit(request('A', 1));
        assertThatThrownBy(() -> link.submit(request('B', 1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("holds 1 requests already");
        assertThatThrownBy(() -> link.submit(request('C', 2)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("hardware queue 2 of 2");
    }

    @Test
    void aCompletionIsPostedOnce() {
        QueuePairLink link = link(1, 4, 0, 0, 0, 4, () -> 1000);
        assertThatThrownBy(() -> link.post(request('A', 0)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("which it had not");
    }

    /**
     * Each command is complete exactly once, queues keep their order and depth, and the device never has more commands than it has
     * room for.
     */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "3, 2, 5", "8, 4, 3", "4, 16, 64"})
    void commandsAreConserved(int queues, int depth, int room) {
        Random random = new Random(queues * 100L + depth);
        QueuePairLink link = link(queues, depth, 30, 20, 40, room, () -> random.nextInt(500));
        Load load = new Load(link, queues, depth, random);
        load.arrive(5000);
        simulator.run();
        assertThat(load.completed).isEqualTo(5000);
        assertThat(load.outstanding).containsOnly(0);
        for (int queue = 0; queue < queues; queue++) {
            assertThat(((TimeWeighted) collector("queue-pair-" + queue + "-outstanding")).maximum())
                    .isLessThanOrEqualTo(depth);
        }
        long submitted = 0;
        for (int queue = 0; queue < queues; queue++) {
            submitted += count("queue-pair-" + queue + "-submitted");
            assertThat(count("queue-pair-" + queue + "-doorbells"))
                    .isBetween(1L, count("queue-pair-" + queue + "-submitted"));
        }
        assertThat(submitted).isEqualTo(5000);
    }

    private QueuePairLink link(
            int queues, int depth, long doorbell, long fetch, long completion, int room, LongSupplier service) {
        QueuePairs config = new QueuePairs(
                queues,
                depth,
                new Arbitration.RoundRobin(1),
                Time.ofNanos(doorbell),
                Time.ofNanos(fetch),
                Time.ofNanos(completion));
        QueuePairLink link = new QueuePairLink("nvme0", config, simulator, metrics.of("nvme0"), new RequestSchema());
        link.attach(new TestDevice(link, room, service));
        return link;
    }

    private void submit(QueuePairLink link, long at, char name, int queue) {
        simulator.schedule(
                at,
                (op, arg) -> {
                    Request request = request(name, queue);
                    request.expect(done -> log.add(simulator.now() + " done " + name));
                    link.submit(request);
                },
                0,
                0);
    }

    private static Request request(long id, int queue) {
        Request request = new Request().reset(id, 0, Operation.READ, 0, 1);
        request.hardwareQueue(queue);
        return request;
    }

    private Collector collector(String metric) {
        return metrics.declared().stream()
                .filter(declared -> declared.name().equals(metric))
                .findFirst()
                .orElseThrow()
                .collector();
    }

    private long count(String counter) {
        return ((EventCounter) collector(counter)).value();
    }

    private double mean(String distribution) {
        return ((Sample) collector(distribution)).tally().moments().mean();
    }

    /** Sends requests to random queues at random times, and holds those back whose queue is full. */
    private final class Load {

        private final QueuePairLink link;
        private final int depth;
        private final Random random;
        private final int[] outstanding;
        private final List<Deque<Request>> held = new ArrayList<>();
        private int completed;

        Load(QueuePairLink link, int queues, int depth, Random random) {
            this.link = link;
            this.depth = depth;
            this.random = random;
            outstanding = new int[queues];
            for (int queue = 0; queue < queues; queue++) {
                held.add(new ArrayDeque<>());
            }
        }

        void arrive(int requests) {
            long at = 0;
            for (int i = 0; i < requests; i++) {
                at += random.nextInt(100);
                int queue = random.nextInt(outstanding.length);
                Request request = request(i, queue);
                simulator.schedule(
                        at,
                        (op, arg) -> {
                            held.get(queue).add(request);
                            send(queue);
                        },
                        0,
                        0);
            }
        }

        private void send(int queue) {
            while (outstanding[queue] < depth && !held.get(queue).isEmpty()) {
                Request next = held.get(queue).remove();
                outstanding[queue]++;
                boolean[] isDone = {false};
                next.expect(done -> {
                    assertThat(isDone[0]).as("twice").isFalse();
                    assertThat(done.hardwareQueue()).isEqualTo(queue);
                    isDone[0] = true;
                    outstanding[queue]--;
                    completed++;
                    send(queue);
                });
                link.submit(next);
            }
        }
    }

    /** Serves as many commands at once as it has room for, each for a time of its own. */
    private final class TestDevice implements QueuePairDevice {

        private final QueuePairPort port;
        private final int room;
        private final LongSupplier service;
        private int held;
        private final long[] lastOfQueue;

        TestDevice(QueuePairPort port, int room, LongSupplier service) {
            this.port = port;
            this.room = room;
            this.service = service;
            lastOfQueue = new long[port.hardwareQueues()];
        }

        @Override
        public void commandsWaiting() {
            while (held < room && port.fetch()) {
                held++;
            }
        }

        @Override
        public void submit(Request request) {
            assertThat(held).isBetween(1, room);
            int queue = request.hardwareQueue();
            assertThat(request.dispatched()).as("order within a queue").isGreaterThanOrEqualTo(lastOfQueue[queue]);
            lastOfQueue[queue] = request.dispatched();
            log.add(simulator.now() + " fetched " + (char) request.id());
            simulator.schedule(
                    simulator.now() + service.getAsLong(),
                    (op, arg) -> {
                        port.post(request);
                        held--;
                        commandsWaiting();
                    },
                    0,
                    0);
        }

        @Override
        public long sectors() {
            return 100;
        }

        @Override
        public int queueDepth() {
            return room;
        }
    }
}
