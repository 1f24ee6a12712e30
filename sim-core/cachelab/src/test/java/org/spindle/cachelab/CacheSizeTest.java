package org.spindle.cachelab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CacheSizeTest {

    @Test
    void isBytesSharesOrEntries() {
        assertThat(CacheSize.parse("64MiB").bytes(4096, 1e9)).isEqualTo(64L << 20);
        assertThat(CacheSize.parse("5%").bytes(4096, 1e9)).isEqualTo(50_000_000);
        assertThat(CacheSize.parse("1000").bytes(4096, 1e9)).isEqualTo(4_096_000);
        assertThat(CacheSize.parse("1B").bytes(4096, 1e9)).isEqualTo(4096);
    }

    @Test
    void holdsSomething() {
        assertThatThrownBy(() -> CacheSize.parse("0%")).hasMessageContaining("holds nothing");
    }
}
