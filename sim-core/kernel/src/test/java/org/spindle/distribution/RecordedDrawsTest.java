package org.spindle.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.spindle.random.RandomStreams;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.spi.distribution.SizeDistribution;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.sim.RandomStream;

/** The same seed gives the same draws, to the last bit, in every version: the first two and the hash of the first 1000. */
class RecordedDrawsTest {

    private static Time ms(double millis) {
        return Time.ofMillis(millis);
    }

    private static String drawsOfTime(TimeDistribution times) {
        RandomStream random = new RandomStreams(20, 0).stream("draws");
        double[] drawn = new double[1000];
        Arrays.setAll(drawn, i -> times.draw(random));
        return drawn[0] + " " + drawn[1] + " " + Arrays.hashCode(drawn) + " " + times.meanNanos() + " "
                + times.meanSquareNanos();
    }

    private static String drawsOfSize(SizeDistribution sizes) {
        RandomStream random = new RandomStreams(20, 0).stream("draws");
        double[] drawn = new double[1000];
        Arrays.setAll(drawn, i -> sizes.draw(random));
        return drawn[0] + " " + drawn[1] + " " + Arrays.hashCode(drawn);
    }

    @Test
    void timesAreAsRecorded() {
        assertThat(drawsOfTime(new ConstantTime(ms(3)))).isEqualTo("3000000.0 3000000.0 -1738988799 3000000.0 9.0E12");
        assertThat(drawsOfTime(new UniformTime(ms(2), ms(5))))
                .isEqualTo("3582719.783507364 2644257.738239582 423383265 3500000.0 1.3E13");
        assertThat(drawsOfTime(new ExponentialTime(ms(4), ms(1))))
                .isEqualTo("3754167.7611033856 3519555.978893916 -915149960 5000000.0 4.1E13");
        assertThat(drawsOfTime(new PoissonTime(50)))
                .isEqualTo("1.3770838805516927E7 1.2597779894469582E7 -588741530 2.0E7 8.0E14");
        assertThat(drawsOfTime(new NormalTime(ms(4), ms(5))))
                .isEqualTo("8578199.885216782 4579447.355305161 538970037 5837807.124737941 4.835122849894221E13");
        assertThat(drawsOfTime(new PoissonCountTime(9, ms(2), ms(1)))).isEqualTo("1.1E7 1.7E7 904813489 1.9E7 3.97E14");
        assertThat(drawsOfTime(new TwoValueTime(ms(1), ms(11), 0.2)))
                .isEqualTo("1000000.0 1000000.0 383670193 3000000.0 2.5E13");
        assertThat(drawsOfTime(new GammaTime(ms(4), 0.5)))
                .isEqualTo("1030634.6982275385 3641601.5452089696 -1458902062 4000000.0 2.4E13");
        assertThat(drawsOfTime(new GammaTime(ms(4), 3)))
                .isEqualTo("2813384.9119652677 57009.52786353253 -273117883 4000000.0 6.4E13");
        assertThat(drawsOfTime(new OneOfTime(List.of(new TimeShare(1, ms(2)), new TimeShare(3, ms(7))))))
                .isEqualTo("7000000.0 2000000.0 -1205369583 5750000.0 3.775E13");
    }

    @Test
    void sizesAreAsRecorded() {
        assertThat(drawsOfSize(new ConstantSize(new Size(2000)))).isEqualTo("2000.0 2000.0 1536176897");
        assertThat(drawsOfSize(new UniformSize(new Size(2000), new Size(5000))))
                .isEqualTo("3582.719783507364 2644.257738239582 104775140");
        assertThat(drawsOfSize(new ExponentialSize(new Size(2000), new Size(3000))))
                .isEqualTo("4377.083880551692 4259.777989446959 1748011364");
        assertThat(drawsOfSize(new NormalSize(new Size(0), new Size(2000))))
                .isEqualTo("-2508.1419440880536 1831.2799540867127 409637529");
        assertThat(drawsOfSize(new PoissonCountSize(9, new Size(2000), new Size(1000))))
                .isEqualTo("11000.0 17000.0 1263901697");
        assertThat(drawsOfSize(new TwoValueSize(new Size(1), new Size(11), 0.2)))
                .isEqualTo("1.0 1.0 968635137");
    }
}
