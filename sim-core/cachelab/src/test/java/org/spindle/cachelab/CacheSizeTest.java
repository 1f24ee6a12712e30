package org.spindle.cachelab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CacheSizeTest {

    @Test
    void isBytesSharesOrEntries() {
        assertThat(CacheSize.parse("64MiB").bytes(4096, 1e9, 4096)).isEqualTo(64L << 20);
        assertThat(CacheSize.parse("5%").bytes(4096, 1e9, 4096)).isEqualTo(50_000_000);
        assertThat(CacheSize.parse("1000").bytes(4096, 1e9, 4096)).isEqualTo(4_096_000);
        assertThat(CacheSize.parse("1B").bytes(4096, 1e9, 4096)).isEqualTo(4096);
        assertThat(CacheSize.parse("1KiB").bytes(4096, 1e9, 1)).isEqualTo(1024);
    }

    @Test
    void holdsSomething() {
        for (String nothing : new String[] {"0%", "0", "-5", "-5%", "-2.5 %"}) {
            assertThatThrownBy(() -> CacheSize.parse(nothing))
                    .hasMessage("a cache of '" + nothing + "' holds nothing; write 64 MiB, 5% or 1000 entries");
        }
    }
}
