package org.spindle.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.spindle.analytic.OutOfRangeException;
import org.spindle.analytic.Rounding;
import org.spindle.design.Design.Caps;
import org.spindle.design.Design.Disk;
import org.spindle.design.Design.DiskString;
import org.spindle.design.Design.IoBus;
import org.spindle.design.Design.Memory;
import org.spindle.design.Design.Placement;
import org.spindle.design.Design.Processor;
import org.spindle.design.Limit.Part;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;
import org.spindle.study.ModelFigures;
import org.spindle.study.SystemModel;

/** The worked design of Hennessy and Patterson 1996, section 6.7. */
class TextbookDesignTest {

    private static final Caps NONE = new Caps(1, 1, 1, 1, 1, 1);
    private static final Caps RULES = new Caps(1, 1, 0.75, 0.4, 0.8, 0.6);

    private static Design design(Caps caps, Rounding rounding, List<Integer> strings) {
        Map<String, Disk> disks = new LinkedHashMap<>();
        disks.put("8-gb", disk("8 GB", 2048));
        disks.put("2-gb", disk("2 GB", 512));
        return new Design(
                "textbook",
                Size.parse("200 GB"),
                Size.parse("16 KB"),
                Map.of("cpu", new Processor(500, 10_000, 30_000)),
                Map.of("dram", new Memory(new Size(16), Time.ofNanos(100), 0)),
                Map.of("io", new IoBus(new Rate(200e6), 20, 0)),
                Map.of("scsi", new DiskString(new Rate(20e6), 15, Time.ofMillis(1), 1500)),
                disks,
                strings,
                caps,
                null,
                0.8,
                Placement.SEPARATE,
                rounding);
    }

    private static Disk disk(String capacity, double price) {
        return new Disk(Size.parse(capacity), Time.ofMillis(8), new RotationSpeed(7200), new Rate(6e6), price, 1, null);
    }

    private static Evaluation evaluated(Design design, String label) {
        return Designer.propose(design).evaluations().stream()
                .filter(each -> each.label().equals(label))
                .findFirst()
                .orElseThrow();
    }

    private static double limit(Evaluation evaluation, Part part) {
        return evaluation.limits().stream()
                .filter(limit -> limit.part() == part)
                .findFirst()
                .orElseThrow()
                .allowed();
    }

    /** P-14: limits of each part, and the numbers of strings that the book tries. */
    @Test
    void p14Limits() {
        List<Evaluation> all =
                Designer.propose(design(NONE, Rounding.BOOK, List.of())).evaluations();
        assertThat(all).extracting(each -> each.organisation().stringCount()).containsExactly(2, 4, 7, 13);
        Evaluation large = all.get(0);
        assertThat(limit(large, Part.PROCESSOR)).isEqualTo(50_000);
        assertThat(limit(large, Part.MEMORY)).isEqualTo(10_000);
        assertThat(limit(large, Part.BUS)).isEqualTo(12_500);
        assertThat(all).extracting(each -> limit(each, Part.STRINGS)).containsExactly(1112.0, 2224.0, 3892.0, 7228.0);
        assertThat(all).extracting(each -> limit(each, Part.DISKS)).containsExactly(1675.0, 1675.0, 6700.0, 6700.0);
    }

    /** P-14 without rounding: 1.8 ms are 555.6 I/Os per second, 14.833 ms 67.4. */
    @Test
    void p14Exactly() {
        Evaluation large = evaluated(design(NONE, Rounding.EXACT, List.of()), "25 x 8-gb, 2 strings");
        assertThat(limit(large, Part.STRINGS)).isCloseTo(2 / 1.8e-3, within(1e-6));
        assertThat(limit(large, Part.DISKS)).isCloseTo(25 / (8e-3 + 1 / 240.0 + 16 / 6e3), within(1e-6));
    }

    /** P-15. */
    @ParameterizedTest
    @CsvSource({
        "'25 x 8-gb, 2 strings', 1112, STRINGS, 84200, 76",
        "'25 x 8-gb, 4 strings', 1675, DISKS, 87200, 52",
        "'100 x 2-gb, 7 strings', 3892, STRINGS, 91700, 24",
        "'100 x 2-gb, 13 strings', 6700, DISKS, 100700, 15"
    })
    void p15Results(String label, double iops, Part bottleneck, double cost, double costPerIops) {
        Evaluation evaluation = evaluated(design(NONE, Rounding.BOOK, List.of()), label);
        assertThat(evaluation.iops()).isEqualTo(iops);
        assertThat(evaluation.bottleneck().part()).isEqualTo(bottleneck);
        assertThat(evaluation.cost()).isEqualTo(cost);
        assertThat(evaluation.costPerIops()).isCloseTo(costPerIops, within(0.5));
    }

    /** P-15: small disks are about 3.5 times better. */
    @Test
    void p15SmallDisksAreBetter() {
        Design design = design(NONE, Rounding.BOOK, List.of());
        assertThat(evaluated(design, "25 x 8-gb, 4 strings").costPerIops()
                        / evaluated(design, "100 x 2-gb, 13 strings").costPerIops())
                .isCloseTo(3.5, within(0.05));
    }

    /** P-16: figure 6.31, in per cent. */
    @ParameterizedTest
    @CsvSource({
        "'25 x 8-gb, 2 strings', 2, 11, 9, 100, 66",
        "'25 x 8-gb, 4 strings', 3, 17, 13, 75, 100",
        "'100 x 2-gb, 7 strings', 8, 39, 31, 100, 58",
        "'100 x 2-gb, 13 strings', 13, 67, 54, 93, 100"
    })
    void p16Utilisations(String label, double cpu, double memory, double bus, double string, double disk) {
        Map<Part, Double> got =
                evaluated(design(NONE, Rounding.BOOK, List.of()), label).utilisations();
        assertThat(got.get(Part.PROCESSOR) * 100).isCloseTo(cpu, within(0.5));
        assertThat(got.get(Part.MEMORY) * 100).isCloseTo(memory, within(0.5));
        assertThat(got.get(Part.BUS) * 100).isCloseTo(bus, within(0.5));
        assertThat(got.get(Part.STRINGS) * 100).isCloseTo(string, within(0.5));
        assertThat(got.get(Part.DISKS) * 100).isCloseTo(disk, within(0.5));
    }

    /** P-18: 54 I/Os per second of a disk keep its arm busy for 43 % of the time. */
    @Test
    void p18RulesOfThumb() {
        Evaluation large = evaluated(design(RULES, Rounding.BOOK, List.of()), "25 x 8-gb, 7 strings");
        assertThat(limit(large, Part.DISKS)).isEqualTo(1350);
        assertThat(limit(large, Part.STRINGS) / 7).isEqualTo(222);
        assertThat(limit(large, Part.BUS)).isEqualTo(9375);
        assertThat(8 * 54 / 1000.0 * 100).isCloseTo(43, within(0.5));
        assertThat(large.utilisations().get(Part.ARMS) * 100).isCloseTo(43.2, within(0.05));
        Evaluation small = evaluated(design(RULES, Rounding.BOOK, List.of()), "100 x 2-gb, 20 strings");
        assertThat(limit(small, Part.DISKS)).isEqualTo(5400);
    }

    /** P-19 and P-20: 25 strings are wanted for the small disks, and the bus takes 20. */
    @ParameterizedTest
    @CsvSource({
        "'25 x 8-gb, 2 strings', 444, 84200, 189.6",
        "'25 x 8-gb, 4 strings', 888, 87200, 98.2",
        "'100 x 2-gb, 7 strings', 1554, 91700, 59.0",
        "'100 x 2-gb, 13 strings', 2886, 100700, 34.9",
        "'25 x 8-gb, 7 strings', 1350, 91700, 67.9",
        "'100 x 2-gb, 20 strings', 4440, 111200, 25.0"
    })
    void p19p20WithRules(String label, double iops, double cost, double costPerIops) {
        Evaluation evaluation = evaluated(design(RULES, Rounding.BOOK, List.of(2, 4, 7, 13, 20)), label);
        assertThat(evaluation.iops()).isEqualTo(iops);
        assertThat(evaluation.cost()).isEqualTo(cost);
        assertThat(evaluation.costPerIops()).isCloseTo(costPerIops, within(0.05));
        assertThat(Designer.propose(design(RULES, Rounding.BOOK, List.of())).evaluations())
                .extracting(each -> each.organisation().stringCount())
                .containsExactly(2, 7, 7, 20);
    }

    /**
     * P-21: figure 6.34. Its fifth column (8 GB, 7 strings) repeats the third, and its last prints 4400 for 4440; both are
     * recomputed here.
     */
    @ParameterizedTest
    @CsvSource({
        "'25 x 8-gb, 2 strings', 1, 4, 4, 40, 27, 14",
        "'25 x 8-gb, 4 strings', 2, 9, 7, 40, 53, 28",
        "'100 x 2-gb, 7 strings', 3, 16, 12, 40, 23, 12",
        "'100 x 2-gb, 13 strings', 6, 29, 23, 40, 43, 23",
        "'25 x 8-gb, 7 strings', 2.7, 13.5, 10.8, 34.7, 80.6, 43.2",
        "'100 x 2-gb, 20 strings', 9, 44, 36, 40, 66, 36"
    })
    void p21Utilisations(String label, double cpu, double memory, double bus, double string, double disk, double arm) {
        Map<Part, Double> got = evaluated(design(RULES, Rounding.BOOK, List.of(2, 4, 7, 13, 20)), label)
                .utilisations();
        assertThat(got.get(Part.PROCESSOR) * 100).isCloseTo(cpu, within(0.5));
        assertThat(got.get(Part.MEMORY) * 100).isCloseTo(memory, within(0.5));
        assertThat(got.get(Part.BUS) * 100).isCloseTo(bus, within(0.5));
        assertThat(got.get(Part.STRINGS) * 100).isCloseTo(string, within(0.5));
        assertThat(got.get(Part.DISKS) * 100).isCloseTo(disk, within(0.5));
        assertThat(got.get(Part.ARMS) * 100).isCloseTo(arm, within(0.5));
    }

    /** P-22: exercise 6.18. */
    @ParameterizedTest
    @CsvSource({
        "0.4, 7, 1350, 67.9, 20, 4440, 25.0",
        "0.5, 5, 1350, 65.7, 20, 5400, 20.6",
        "0.6, 5, 1350, 65.7, 17, 5400, 19.8",
        "0.7, 4, 1350, 64.6, 15, 5400, 19.2",
        "0.8, 4, 1350, 64.6, 13, 5400, 18.6",
        "0.9, 3, 1350, 63.5, 12, 5400, 18.4",
        "1.0, 3, 1350, 63.5, 10, 5400, 17.8"
    })
    void p22BusierStrings(
            double cap, int large, double largeIops, double largeCost, int small, double smallIops, double smallCost) {
        Design design = design(new Caps(1, 1, 0.75, cap, 0.8, 0.6), Rounding.BOOK, List.of());
        Evaluation ofLarge = evaluated(design, "25 x 8-gb, " + large + " strings");
        Evaluation ofSmall = evaluated(design, "100 x 2-gb, " + small + " strings");
        assertThat(ofLarge.iops()).isEqualTo(largeIops);
        assertThat(ofLarge.costPerIops()).isCloseTo(largeCost, within(0.06));
        assertThat(ofSmall.iops()).isEqualTo(smallIops);
        assertThat(ofSmall.costPerIops()).isCloseTo(smallCost, within(0.06));
        if (cap > 0.4) {
            assertThat(ofSmall.bottleneck().part()).as("the new bottleneck").isEqualTo(Part.DISKS);
        }
    }

    /** Designs that cannot be built are listed with the reason. */
    @Test
    void whatCannotBeBuilt() {
        assertThat(Designer.propose(design(RULES, Rounding.BOOK, List.of(1, 7, 21)))
                        .rejections())
                .containsExactly(
                        "25 x 8-gb, 1 string: 25 disks need 2 strings of at most 15",
                        "25 x 8-gb, 21 strings: the bus takes at most 20 strings",
                        "100 x 2-gb, 1 string: 100 disks need 7 strings of at most 15",
                        "100 x 2-gb, 21 strings: the bus takes at most 20 strings");
    }

    /** The response by hand: M/D/1 for the constant stations, M/M/1 for a disk at 80 % of 1112 I/Os per second. */
    @Test
    void responseTime() {
        Evaluation large = evaluated(design(RULES, Rounding.BOOK, List.of(2)), "25 x 8-gb, 2 strings");
        assertThat(large.load()).isCloseTo(0.8 * 1112, within(1e-9));
        double rate = large.load() / 1e3;
        double expected =
                md1(0.02, rate) + md1(0.1, rate) + md1(0.08, rate) + md1(1.8, rate / 2) + 14.9 / (1 - rate / 25 * 14.9);
        assertThat(large.response().mean()).isCloseTo(expected, within(1e-9));
    }

    private static double md1(double service, double rate) {
        double rho = service * rate;
        return service + service * rho / (2 * (1 - rho));
    }

    /** A design that another one equals or exceeds in cost, I/Os per second and response is not on the front. */
    @Test
    void theFront() {
        List<Evaluation> marked = ParetoFront.mark(
                Designer.propose(design(RULES, Rounding.BOOK, List.of(2, 4, 7))).evaluations());
        for (Evaluation each : marked) {
            boolean beaten = marked.stream()
                    .anyMatch(other -> other != each
                            && other.cost() <= each.cost()
                            && other.iops() >= each.iops()
                            && other.response().mean() <= each.response().mean());
            assertThat(each.onFront()).as(each.label()).isEqualTo(!beaten);
        }
        assertThat(marked).extracting(Evaluation::onFront).contains(true, false);
    }

    /** P-14, P-19 and exercise 6.18: the numbers of strings follow from the caps, and the bus takes 20. */
    @ParameterizedTest
    @CsvSource({
        "8-gb, 1, 1, 4, 2",
        "2-gb, 1, 1, 13, 7",
        "8-gb, 0.4, 0.8, 7, 2",
        "2-gb, 0.4, 0.8, 20, 7",
        "8-gb, 1, 0.8, 3, 2"
    })
    void stringsByDisk(String disk, double stringCap, double diskCap, double most, double fewest) {
        Design design = design(new Caps(1, 1, 1, stringCap, diskCap, 1), Rounding.BOOK, List.of());
        List<ModelFigures.ModelFigure> figures =
                new SystemModel.DesignedForDisk(disk, design).figures().all();
        assertThat(figures)
                .contains(new ModelFigures.ModelFigure("strings", "", most))
                .contains(new ModelFigures.ModelFigure("fewest-strings", "", fewest));
    }

    @Test
    void aDiskThatTheDesignDoesNotHaveIsRefused() {
        Design design = design(NONE, Rounding.BOOK, List.of());
        assertThatThrownBy(() -> new SystemModel.DesignedForDisk("4-gb", design).figures())
                .isInstanceOf(OutOfRangeException.class)
                .hasMessageContaining("4-gb")
                .hasMessageContaining("8-gb");
    }
}
