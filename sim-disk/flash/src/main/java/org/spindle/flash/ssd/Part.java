package org.spindle.flash.ssd;

import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;

/** The parts of the time that a request spends in the drive. */
enum Part {
    CONTROLLER("controller", "The drive's controller, with the wait for it.", false, Stage.DEVICE),
    BUFFER("buffer", "Work of the drive's buffer.", false, Stage.DEVICE),
    BUFFER_WAIT("buffer-wait", "Waiting for room in the drive's buffer.", true, Stage.DEVICE),
    MAP("map", "Waiting for the entry of the page map.", true, Stage.DEVICE),
    DIE_WAIT("die-wait", "Waiting for the die, garbage collection aside.", true, Stage.DEVICE),
    STALL("gc-stall", "Waiting for garbage collection.", true, Stage.DEVICE),
    CHANNEL("channel", "Data on the channel, with the wait for it.", false, Stage.DEVICE),
    FLASH_READ("flash-read", "A die reading a page.", false, Stage.DEVICE),
    FLASH_PROGRAM("flash-program", "A die programming a page.", false, Stage.DEVICE),
    LINK("link", "Data on the link of the drive, with the wait for it.", false, Stage.TRANSPORT);

    static final Part[] ALL = values();
    static final int COUNT = ALL.length;

    private final String title;
    private final String doc;
    private final boolean isWait;
    private final Stage stage;

    Part(String title, String doc, boolean isWait, Stage stage) {
        this.title = title;
        this.doc = doc;
        this.isWait = isWait;
        this.stage = stage;
    }

    TimeComponent declare(RequestSchema schema) {
        return isWait ? schema.waiting(title, doc, stage) : schema.time(title, doc, stage);
    }
}
