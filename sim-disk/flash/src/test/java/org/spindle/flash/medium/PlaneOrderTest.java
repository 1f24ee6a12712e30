package org.spindle.flash.medium;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.spindle.spi.config.Size;

/** The 24 orders: the first letter varies fastest. */
class PlaneOrderTest {

    /** Planes are numbered channel, chip, die, plane: plane 1 is the next plane, 5 the next die, 10 the next chip, 30 the next channel. */
    private static final FlashGeometry GEOMETRY = new FlashGeometry(2, 3, 2, 5, 4, 4, Size.parse("4 KiB"));

    @Test
    void theFirstLetterVariesFastest() {
        assertThat(new PlaneOrder("CWDP", GEOMETRY).planeOf(1)).isEqualTo(30);
        assertThat(new PlaneOrder("WCDP", GEOMETRY).planeOf(1)).isEqualTo(10);
        assertThat(new PlaneOrder("DCWP", GEOMETRY).planeOf(1)).isEqualTo(5);
        assertThat(new PlaneOrder("PCWD", GEOMETRY).planeOf(1)).isEqualTo(1);
        assertThat(new PlaneOrder("CWDP", GEOMETRY).planeOf(2)).isEqualTo(10);
        assertThat(new PlaneOrder("CWDP", GEOMETRY).planeOf(60)).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CWDP", "CWPD", "CDWP", "CDPW", "CPWD", "CPDW", "WCDP", "WCPD", "WDCP", "WDPC", "WPCD", "WPDC",
                "DCWP", "DCPW", "DWCP", "DWPC", "DPCW", "DPWC", "PCWD", "PCDW", "PWCD", "PWDC", "PDCW", "PDWC"
            })
    void everyOrderReachesEveryPlaneAndBack(String name) {
        PlaneOrder order = new PlaneOrder(name, GEOMETRY);
        Set<Integer> planes = new HashSet<>();
        for (int logical = 0; logical < 180; logical++) {
            int plane = order.planeOf(logical);
            planes.add(plane);
            assertThat(order.logicalPage(plane, logical / 60)).isEqualTo(logical);
        }
        assertThat(planes).hasSize(60);
    }

    @Test
    void otherWordsAreNoOrders() {
        assertThat(PlaneOrder.isOrder("CWD")).isFalse();
        assertThat(PlaneOrder.isOrder("CCWD")).isFalse();
        assertThatThrownBy(() -> new PlaneOrder("ABCD", GEOMETRY)).hasMessageContaining("permutation of CWDP");
    }
}
