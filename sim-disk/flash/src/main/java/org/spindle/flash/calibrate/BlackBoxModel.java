package org.spindle.flash.calibrate;

import java.nio.file.Path;
import java.util.List;
import org.spindle.flash.blackbox.BlackBoxConfig;
import org.spindle.flash.blackbox.BlackBoxFactory;
import org.spindle.flash.blackbox.TimeTrees;
import org.spindle.flash.front.HostLink;
import org.spindle.spi.config.Size;
import org.spindle.spi.device.DeviceFactory;

/** A {@code black-box} with trees that are not in a file yet. */
public final class BlackBoxModel {

    private static final int TRIED_REQUESTS = 20_000;

    private BlackBoxModel() {}

    /**
     * Makes the device.
     *
     * @param file name of the file for the trees
     */
    public static Calibrated of(TimeTrees trees, Size capacity, int queueDepth, String file, List<String> notes) {
        DeviceFactory<BlackBoxConfig> factory = BlackBoxFactory.with(trees);
        BlackBoxConfig config = new BlackBoxConfig(capacity, HostLink.CONVERSATION, queueDepth, Path.of(file));
        String yaml =
                "type: black-box\ncapacity: " + capacity + "\nqueueDepth: " + queueDepth + "\ntrees: " + file + "\n";
        return new Calibrated(
                new TriedDevice<>(factory, config, TRIED_REQUESTS),
                accesses -> new AccessReplay(factory, config, accesses).nanos(),
                yaml,
                List.of(),
                notes);
    }
}
