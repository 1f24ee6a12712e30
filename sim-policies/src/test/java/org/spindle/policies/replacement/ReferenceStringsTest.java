package org.spindle.policies.replacement;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;

/** The reference strings of the textbooks, worked by hand. */
class ReferenceStringsTest {

    private static ReplacementPolicy policy(String name, ReplacementContext context) {
        return switch (name) {
            case "fifo" -> new FifoFactory().create(new FifoConfig(), context);
            case "lifo" -> new LifoFactory().create(new LifoConfig(), context);
            case "lru" -> new LruFactory().create(new LruConfig(), context);
            case "mru" -> new MruFactory().create(new MruConfig(), context);
            case "belady" -> new Clairvoyant(new Clairvoyant.Config(false), context);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static String evictions(String name, int lines, String accesses) {
        KeyedCache.Context context = new KeyedCache.Context(lines);
        return name.equals("belady")
                ? new KeyedCache(policy(name, new KeyedCache.Seeing(context)), lines).accessForeseen(accesses)
                : new KeyedCache(policy(name, context), lines).access(accesses);
    }

    /** Silberschatz, Galvin and Gagne, Operating System Concepts, page replacement: three frames; FIFO misses 15 times, LRU 12, OPT 9. */
    @ParameterizedTest
    @CsvSource({
        "fifo, ...7*012304**23**012, 15",
        "lru,  ...7*1*2304**0*3*2**, 12",
        "mru,  ...1*030*23032120*7*, 16",
        "lifo, ...1*2*342**321*2***, 12",
        "belady, ...7*1*0**4**3***2**, 9"
    })
    void evictAsInTheTextbook(String name, String expected, int misses) {
        String evicted = evictions(name, 3, "70120304230321201701");
        assertThat(evicted).isEqualTo(expected);
        assertThat(evicted.chars().filter(each -> each != '*').count()).isEqualTo(misses);
    }

    /** Belady, Nelson and Shedler 1969: a larger FIFO cache may miss more; an LRU cache never does (Mattson et al. 1970). */
    @Test
    void fifoHasTheAnomalyAndLruHasNot() {
        String accesses = "123412512345";
        assertThat(evictions("fifo", 3, accesses)).isEqualTo("...1234**12*");
        assertThat(evictions("fifo", 4, accesses).replace("*", "")).hasSize(10);
        assertThat(evictions("lru", 3, accesses).replace("*", "")).hasSize(10);
        assertThat(evictions("lru", 4, accesses).replace("*", "")).hasSize(8);
    }
}
