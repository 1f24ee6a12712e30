package org.spindle.reports.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.InputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The vendored chart library is the very file that was chosen, Apache ECharts 6.1.0, with its licence beside it. */
class ChartLibraryTest {
    private static final String SHA_256 = "19c8d4c6ad88929a79f4ae49d6f7161566dfd0ba3d15cc495e974f787eb78f1f";

    @Test
    void isTheFileThatWasPinned() throws Exception {
        try (InputStream in = ChartLibraryTest.class.getResourceAsStream("/vendor/echarts.min.js")) {
            assumeTrue(in != null, "vendor/echarts.min.js is not in this build");
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(in.readAllBytes());
            assertThat(HexFormat.of().formatHex(digest)).isEqualTo(SHA_256);
        }
        assertThat(ChartLibraryTest.class.getResource("/vendor/LICENSE")).isNotNull();
        assertThat(ChartLibraryTest.class.getResource("/vendor/NOTICE")).isNotNull();
    }

    /** HTML standard, "Restrictions for contents of script elements": these two would end or confuse the element. */
    @Test
    void canStandInsideAScriptElement() {
        assumeTrue(Resources.library().isPresent(), "vendor/echarts.min.js is not in this build");
        assertThat(Resources.library().orElseThrow().toLowerCase(Locale.ROOT))
                .doesNotContain("</script")
                .doesNotContain("<!--");
    }
}
