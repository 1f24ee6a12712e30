package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** WCAG 2.2 by axe-core: no page has a serious or critical violation in the light theme. */
class AccessibilityTest {

    private static final String LIGHT =
            "location.hash = 'theme=light'; await new Promise(done => setTimeout(done, 50));";

    @TempDir
    Path directory;

    @ParameterizedTest
    @EnumSource(SamplePage.class)
    void noPageHasASeriousViolation(SamplePage page) throws Exception {
        assertThat(Axe.load().violations(Browser.in(directory), page.text(), LIGHT))
                .isEmpty();
    }

    /** The check finds a picker without a label and text in the colour of its background. */
    @Test
    void theCheckFindsWhatIsWrong() throws Exception {
        Axe axe = Axe.load();
        Browser browser = Browser.in(directory);
        String spoil = """
                document.querySelectorAll("label").forEach(each => each.replaceWith(each.querySelector("select")));
                document.querySelector(".answer").style.color = "#e0e0e0";
                """;
        assertThat(axe.violations(browser, SamplePage.COMPARISON.text(), spoil).toString())
                .contains("select-name", "color-contrast");
    }
}
