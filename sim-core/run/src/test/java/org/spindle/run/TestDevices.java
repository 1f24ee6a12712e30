package org.spindle.run;

import java.util.function.Function;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.QuantityComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.RandomStream;

/** Devices whose service times a test states. */
final class TestDevices {

    private TestDevices() {}

    /**
     * Serves each request in a fixed time, a tenth of which is a seek over as many cylinders as the last digit of the sector's
     * number.
     */
    record Fixed(long serviceNanos, long sectors) implements Doubles.DeviceConfig {
        @Override
        public Device make(DeviceContext context) {
            if (sectors < 1) {
                throw new IllegalArgumentException("sectors is " + sectors + "; give at least 1");
            }
            return new Server(context, sectors, random -> serviceNanos);
        }
    }

    /** Serves each request in an exponential time. */
    record Exponential(long meanNanos, long sectors) implements Doubles.DeviceConfig {
        @Override
        public Device make(DeviceContext context) {
            return new Server(context, sectors, random -> Math.round(random.nextExponential() * meanNanos));
        }
    }

    /** Takes requests and never completes them. */
    record BlackHole(long sectors) implements Doubles.DeviceConfig {
        @Override
        public Device make(DeviceContext context) {
            return new Device() {
                @Override
                public long sectors() {
                    return sectors;
                }

                @Override
                public int queueDepth() {
                    return 1;
                }

                @Override
                public void submit(Request request) {
                    context.bus().release();
                }
            };
        }
    }

    private static final class Server implements Device, EventHandler, BusClient {

        private final DeviceContext context;
        private final long sectors;
        private final Function<RandomStream, Long> service;
        private final BusPort bus;
        private final TimeComponent seek;
        private final QuantityComponent seekDistance;
        private Request current = new Request();

        Server(DeviceContext context, long sectors, Function<RandomStream, Long> service) {
            this.context = context;
            this.sectors = sectors;
            this.service = service;
            bus = context.bus();
            seek = context.requestSchema().time("seek", "Seeks.", Stage.DEVICE);
            seekDistance = context.requestSchema().quantity("seek-distance", "cylinders", "Seek distances.");
        }

        @Override
        public long sectors() {
            return sectors;
        }

        @Override
        public int queueDepth() {
            return 1;
        }

        @Override
        public void submit(Request request) {
            if (!bus.isOwned()) {
                throw new IllegalStateException("a command came without the bus");
            }
            bus.release();
            current = request;
            long time = service.apply(context.random());
            request.spend(seek, time / 10);
            if (time >= 10) {
                request.quantity(seekDistance, request.sector() % 10);
            }
            request.buffer(request.isRead() && request.sector() == 5 ? BufferOutcome.HIT : BufferOutcome.MISS);
            context.events().schedule(context.events().now() + time, this, 0, 0);
        }

        @Override
        public void handle(int op, long arg) {
            if (op == 0) {
                bus.acquire(this);
            } else {
                bus.release();
                current.complete(context.events().now());
            }
        }

        @Override
        public void busGranted() {
            context.events().schedule(context.events().now() + bus.answerTime(BusPort.Message.DISCONNECT), this, 1, 0);
        }
    }
}
