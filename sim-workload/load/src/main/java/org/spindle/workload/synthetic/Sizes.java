package org.spindle.workload.synthetic;

import java.util.List;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.TypeName;
import org.spindle.spi.config.Validated;
import org.spindle.spi.sim.RandomStream;

/** A distribution of request sizes. */
public sealed interface Sizes {

    /**
     * Draws a size.
     *
     * @param block blocking factor in bytes
     * @return blocks, at least 1
     */
    long draw(RandomStream random, long block);

    /** Returns the number of blocks for which a device must have room. */
    long needed(long block);

    /** Returns the number of blocks that hold that many bytes. */
    private static long blocks(long bytes, long block) {
        return (bytes + block - 1) / block;
    }

    /** A constant. */
    @TypeName("constant")
    @Doc("A constant size.")
    record Constant(
            @Doc("The size.") @Range(min = "1 B", max = "1 TiB")
            Size size) implements Sizes {

        @Override
        public long draw(RandomStream random, long block) {
            return blocks(size.bytes(), block);
        }

        @Override
        public long needed(long block) {
            return blocks(size.bytes(), block);
        }
    }

    /** Uniform distribution. */
    @TypeName("uniform")
    @Doc("Uniformly distributed numbers of blocks between two bounds, each rounded up to blocks.")
    record Uniform(
            @Doc("Smallest size.") @Range(min = "1 B", max = "1 TiB")
            Size min,

            @Doc("Largest size.") @Range(min = "1 B", max = "1 TiB")
            Size max)
            implements Sizes, Validated {

        @Override
        public long draw(RandomStream random, long block) {
            long least = blocks(min.bytes(), block);
            return least + random.nextLong(blocks(max.bytes(), block) - least + 1);
        }

        @Override
        public long needed(long block) {
            return blocks(max.bytes(), block);
        }

        @Override
        public void validate(Problems problems) {
            if (max.compareTo(min) < 0) {
                problems.report("max", max + " is less than min, " + min, "at least " + min);
            }
        }
    }

    /** Exponential distribution. */
    @TypeName("exponential")
    @Doc("Exponentially distributed sizes; sizes larger than the range are cut to it.")
    record Exponential(
            @Doc("Mean before rounding up.") @Range(min = "1 B", max = "1 TiB")
            Size mean) implements Sizes {

        @Override
        public long draw(RandomStream random, long block) {
            return Math.max(1, (long) Math.ceil(mean.bytes() * random.nextExponential() / block));
        }

        @Override
        public long needed(long block) {
            return 1;
        }
    }

    /** A discrete distribution. */
    @TypeName("mix")
    @Doc("One of several sizes, each with a share.")
    record Mix(@Doc("The sizes.") List<Share> of) implements Sizes, Validated {

        public Mix {
            of = List.copyOf(of);
        }

        @Override
        public long draw(RandomStream random, long block) {
            double point = random.nextDouble() * total();
            int i = 0;
            while (i < of.size() - 1 && point >= of.get(i).share()) {
                point -= of.get(i).share();
                i++;
            }
            return blocks(of.get(i).size().bytes(), block);
        }

        private double total() {
            double total = 0;
            for (int i = 0; i < of.size(); i++) {
                total += of.get(i).share();
            }
            return total;
        }

        @Override
        public long needed(long block) {
            return of.stream()
                    .mapToLong(each -> blocks(each.size().bytes(), block))
                    .max()
                    .orElseThrow();
        }

        @Override
        public void validate(Problems problems) {
            if (total() <= 0) {
                problems.report("of", "no size has a share", "a size with a share above 0");
            }
        }
    }

    /** One size of a mix. */
    @Doc("A size with its share.")
    record Share(
            @Doc("The size.") @Range(min = "1 B", max = "1 TiB")
            Size size,

            @Doc("Share of the size; only proportions matter.") @Default("1") @Range(min = "0", max = "1e15")
            double share) {}
}
