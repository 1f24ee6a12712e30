package org.spindle.host.alis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.spindle.testkit.property.Property;

class SectorSetTest {

    private record Change(boolean isAdded, int from, int length) {}

    /** After any sequence of additions and removals the set equals a plain set of bits. */
    @Test
    void isASet() {
        Property.ofLists(random ->
                        new Change(random.nextLong(2) == 0, (int) random.nextLong(300), (int) random.nextLong(150)))
                .check(changes -> {
                    SectorSet set = new SectorSet();
                    BitSet model = new BitSet();
                    for (Change change : changes) {
                        int to = change.from + change.length;
                        model.set(change.from, to, change.isAdded);
                        if (change.isAdded) {
                            set.add(change.from, to);
                        } else {
                            set.remove(change.from, to);
                        }
                    }
                    assertThat(set.isEmpty()).isEqualTo(model.isEmpty());
                    for (int sector = 0; sector < 460; sector++) {
                        assertThat(set.contains(sector)).isEqualTo(model.get(sector));
                        int in = model.nextSetBit(sector);
                        assertThat(set.nextIn(sector, 450)).isEqualTo(in < 0 ? 450 : Math.min(450, in));
                        assertThat(set.nextOut(sector, 455)).isEqualTo(Math.min(455, model.nextClearBit(sector)));
                    }
                });
    }
}
