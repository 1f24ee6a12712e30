package org.spindle.host.transparent;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.testkit.contract.HostContract;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestHostContext;

class TransparentHostTest extends HostContract {

    @Override
    protected Host create(HostContext context) {
        return new TransparentFactory().create(new TransparentConfig(), context);
    }

    /** The only event is that of the unit, and the only listener that of the issuer. */
    @Test
    void addsNothing() {
        TestEventLoop events = new TestEventLoop();
        TestHostContext context = new TestHostContext(events, 1).unit("disk", 100, request -> 700);
        Host host = create(context);
        Request request = new Requests().read(0, 8);
        long[] told = new long[1];
        CompletionListener issuer = done -> told[0] = events.now();
        request.expect(issuer);
        host.submit(request);
        assertThat(events.pending()).isOne();
        assertThat(events.step()).isTrue();
        assertThat(told).containsExactly(700);
        assertThat(events.pending()).isZero();
        assertThat(context.measured().names()).isEmpty();
        assertThat(host.addsNoTime()).isTrue();
    }
}
