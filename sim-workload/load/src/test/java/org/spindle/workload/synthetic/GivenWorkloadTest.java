package org.spindle.workload.synthetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.sim.TestWorkloadContext;
import org.spindle.workload.synthetic.GivenWorkload.Entry;

class GivenWorkloadTest {

    private static Entry entry(double at, Operation operation, @Nullable String device, long from, long size) {
        return new Entry(Time.ofMillis(at), operation, device, new Size(from), new Size(size));
    }

    private static TestWorkloadContext run(Entry... entries) {
        TestWorkloadContext host =
                new TestWorkloadContext(1).device("disk0", 100).device("disk1", 100);
        return host.run(new GivenWorkloadFactory().create(new GivenWorkload(List.of(entries)), host));
    }

    private static List<String> problems(Entry... entries) {
        List<String> found = new ArrayList<>();
        new GivenWorkload(List.of(entries)).validate((key, problem, remedy) -> found.add(key + ": " + problem));
        return found;
    }

    @Test
    void sendsEachRequestAtItsTimeAndAddress() {
        TestWorkloadContext host = run(
                entry(2, Operation.READ, null, 512, 1024),
                entry(1, Operation.WRITE, "disk1", 0, 512),
                entry(2, Operation.FLUSH, "disk1", 0, 0));
        assertThat(host.sent)
                .extracting(sent -> sent.at() + " " + sent.operation() + " " + sent.device() + " " + sent.sector() + "+"
                        + sent.sectors())
                .containsExactly("1000000 WRITE 1 0+1", "2000000 READ 0 1+2", "2000000 FLUSH 1 0+0");
    }

    @Test
    void impossibleRequestsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> run(entry(0, Operation.READ, "disk7", 0, 512)))
                .withMessageContaining("requests[0].device: there is no device 'disk7'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> run(entry(0, Operation.READ, null, 99 * 512, 1024)))
                .withMessageContaining("requests[0], of device disk0: out of range");
        assertThat(problems()).containsExactly("requests: the list is empty");
        assertThat(problems(entry(0, Operation.READ, null, 0, 0), entry(0, Operation.FLUSH, null, 0, 512)))
                .containsExactly("requests[0].size: a request has length 0", "requests[1].size: a flush has no length");
        assertThat(problems(entry(0, Operation.READ, null, 5, 512)))
                .containsExactly("requests[0].from: 5 B is not a whole number of sectors");
    }
}
