package org.spindle.host.virtualdisk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.spindle.host.WithoutFrontMerges;
import org.spindle.spi.request.Operation;
import org.spindle.testkit.sim.TestEventLoop;

/** The merging of copies in the queue of a virtual disk, which is that of a kernel's elevator. */
class VirtualQueueTest {

    private final CopyPool pool = new CopyPool();
    private final VirtualQueue queue =
            new VirtualQueue(new WithoutFrontMerges(), pool, new TestEventLoop(), true, 1024);

    private void add(long... sectors) {
        for (long sector : sectors) {
            Copy copy = pool.take();
            copy.request.reset(sector, 0, Operation.READ, sector, 8);
            copy.request.tag(copy.slot);
            queue.add(copy);
        }
    }

    private long next() {
        Copy next = queue.next();
        return next == null ? -1 : next.request.sector();
    }

    /**
     * Of a scheduler that does not seek front merges only the copy that was merged last, or the first one, is tried: 992 before 1000, but
     * 4992 not before 5000. When 1000 has been served, the next one added is tried.
     */
    @Test
    void mergesBeforeTheCopyMergedLastOnly() {
        add(1000, 5000, 992, 4992);
        assertThat(queue.size()).isEqualTo(3);
        assertThat(next()).isEqualTo(5000);
        assertThat(next()).isEqualTo(992);
        add(9000, 8992);
        assertThat(queue.size()).as("4992, and 8992 with 9000").isEqualTo(2);
    }
}
