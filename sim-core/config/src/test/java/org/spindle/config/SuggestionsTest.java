package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionsTest {

    /** Worked by hand; CA to ABC is the textbook case in which optimal string alignment gives 3. */
    @ParameterizedTest
    @CsvSource({"'',abc,3", "abc,abc,0", "abc,acb,1", "abcd,acbd,1", "ca,abc,3", "kitten,sitting,3", "rpmm,rpm,1"})
    void distanceCountsEditsAndSwaps(String a, String b, int distance) {
        assertThat(Suggestions.distance(a, b)).isEqualTo(distance);
        assertThat(Suggestions.distance(b, a)).isEqualTo(distance);
    }

    @Test
    void onlyTheNearestAreSuggestedAndOnlyIfNear() {
        assertThat(Suggestions.nearest("sstff", List.of("sstf", "sptf", "fcfs")))
                .containsExactly("sstf");
        assertThat(Suggestions.nearest("xstf", List.of("sstf", "astf", "fcfs"))).containsExactly("astf", "sstf");
        assertThat(Suggestions.nearest("elevator", List.of("sstf", "fcfs"))).isEmpty();
        assertThat(Suggestions.nearest("a", List.of("b", "c", "d", "e"))).containsExactly("b", "c", "d");
    }

    @Test
    void theBeginningOfALongNameSuggestsIt() {
        List<String> models = List.of(
                "seagate-barracuda-st3400620as", "seagate-cheetah-15k7", "seagate-barracuda-7200-14-1t", "wd-red");
        assertThat(Suggestions.nearest("Seagate-Barracuda", models))
                .containsExactly("seagate-barracuda-7200-14-1t", "seagate-barracuda-st3400620as");
        assertThat(Suggestions.nearest("se", models)).isEmpty();
        assertThat(Suggestions.nearest("barracuda", models)).isEmpty();
    }

    @Test
    void caseAndHyphensAreNoMistakeWorthCounting() {
        assertThat(Suggestions.nearest("avg_seek", List.of("avgSeek", "avgSeeks")))
                .containsExactly("avgSeek");
        assertThat(Suggestions.nearest("CSCAN", List.of("c-scan", "scan"))).containsExactly("c-scan");
    }
}
