package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** WCAG 2.2, contrast, in the dark theme; the themes differ in colours only, so that {@link AccessibilityTest} holds for both. */
class DarkContrastTest {

    private static final String DARK = "location.hash = 'theme=dark'; await new Promise(done => setTimeout(done, 50));";

    @TempDir
    Path directory;

    @ParameterizedTest
    @EnumSource(SamplePage.class)
    void noPageHasLowContrast(SamplePage page) throws Exception {
        assertThat(Axe.load().lowContrasts(Browser.in(directory), page.text(), DARK))
                .isEmpty();
    }
}
