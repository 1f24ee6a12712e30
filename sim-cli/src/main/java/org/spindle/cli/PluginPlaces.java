package org.spindle.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The default directories of plugins: {@code plugins} in the working directory, the user's own
 * ({@code spindle/plugins} in the directory of {@code XDG_DATA_HOME}, which is {@code ~/.local/share} if not set), and
 * {@code plugins} beside an installed Spindle. The first that exists is used.
 */
final class PluginPlaces {

    /** System property with the directory that Spindle is installed in; set by the launcher of the distribution. */
    static final String HOME = "spindle.home";

    private static final String PLUGINS = "plugins";

    private PluginPlaces() {}

    static Path usual() {
        return usual(System.getenv(), System.getProperty("user.home"), System.getProperty(HOME));
    }

    /**
     * @param environment variables
     * @param userHome directory of the user where {@code HOME} names none
     * @param installed directory that Spindle is installed in; null if it is not
     */
    static Path usual(Map<String, String> environment, String userHome, @Nullable String installed) {
        Path own = Path.of(PLUGINS);
        List<Path> places =
                new ArrayList<>(List.of(own, dataHome(environment, userHome).resolve(PLUGINS)));
        if (installed != null) {
            places.add(Path.of(installed, PLUGINS));
        }
        return places.stream().filter(Files::isDirectory).findFirst().orElse(own);
    }

    private static Path dataHome(Map<String, String> environment, String userHome) {
        String given = environment.get("XDG_DATA_HOME");
        return given == null || !Path.of(given).isAbsolute()
                ? Path.of(environment.getOrDefault("HOME", userHome), ".local", "share", "spindle")
                : Path.of(given, "spindle");
    }
}
