package org.spindle.cli.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;

/** The JVMs that simulate have the options that the launcher chooses; options that users choose are not changed. */
class SparkPropertiesTest {

    private static Properties defaults(String... keysAndValues) {
        Properties defaults = new Properties();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            defaults.setProperty(keysAndValues[i], keysAndValues[i + 1]);
        }
        return defaults;
    }

    private static List<String> keys(SparkProperties properties) {
        return properties.given().stream()
                .map(property -> property.substring(0, property.indexOf('=')))
                .toList();
    }

    @Test
    void optionsAreGivenToDriverAndExecutors() {
        SparkProperties properties = SparkProperties.of(defaults(), List.of("spark.ui.enabled=false"));
        assertThat(keys(properties))
                .containsExactly(
                        "spark.ui.enabled", "spark.driver.extraJavaOptions", "spark.executor.extraJavaOptions");
        assertThat(properties.driverOptions()).startsWith("-Xmx1g", "-XX:+UseParallelGC");
    }

    @Test
    void whatTheUserChoosesStays() {
        SparkProperties properties = SparkProperties.of(
                defaults("spark.driver.memory", "3g"),
                List.of("spark.driver.extraJavaOptions=-XX:+UseSerialGC  -Dkey=a=b", "spark.driver.memory=2g"));
        assertThat(keys(properties))
                .containsExactly(
                        "spark.driver.extraJavaOptions", "spark.driver.memory", "spark.executor.extraJavaOptions");
        assertThat(properties.driverOptions()).containsExactly("-Xmx2g", "-XX:+UseSerialGC", "-Dkey=a=b");
    }

    /** A value on the command line would replace that of the installation, and the JVM refuses two collectors. */
    @Test
    void whatTheInstallationChoosesStays() {
        SparkProperties properties = SparkProperties.of(
                defaults(
                        "spark.driver.defaultJavaOptions", "-XX:+UseZGC",
                        "spark.executor.extraJavaOptions", "-Dfile=a",
                        "spark.driver.memory", "3g"),
                List.of());
        assertThat(properties.given()).isEmpty();
        assertThat(properties.driverOptions()).containsExactly("-Xmx3g", "-XX:+UseZGC");
    }
}
