package org.spindle.cli;

import java.lang.invoke.MethodHandles;
import java.math.BigDecimal;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.logging.Logger;
import org.spindle.plugin.Plugins;
import org.spindle.result.ResultJson;

/**
 * Initialises parts of the JDK and of libraries, on a thread of its own, while the main thread reads the command line: those that most
 * commands need, and that depend on no argument. Whoever needs one of them earlier waits for it; nothing else changes.
 */
final class HeadStart {

    private HeadStart() {}

    static void begin() {
        Thread thread = new Thread(HeadStart::initialise, "head-start");
        thread.setDaemon(true);
        thread.start();
    }

    private static void initialise() {
        // Opens every jar of the class path, in search of a replacement of itself. The injector logs by it.
        Logger.getLogger("");
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        try {
            // On JDK 25 it computes powers of ten for 20 ms.
            lookup.ensureInitialized(BigDecimal.class);
            Plugins.announceBuiltIns();
            MessageDigest.getInstance("SHA-256");
            lookup.ensureInitialized(ResultJson.class);
        } catch (IllegalAccessException | NoSuchAlgorithmException | RuntimeException | LinkageError e) {
            // Whoever needs what has failed reports it.
        }
    }
}
