package org.spindle.flash.ssd;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestSchema;

/**
 * The action of a discard on whole zones, by the codes of the command Zone Management Send (NVM Express Zoned Namespace
 * Command Set 1.1, 3.4.3). The attribute {@code zone-action} of a request has the code; without it zones are reset.
 */
enum ZoneAction {
    CLOSE(1),
    FINISH(2),
    OPEN(3),
    RESET(4);

    private static final ZoneAction[] ALL = values();

    private final int code;

    ZoneAction(int code) {
        this.code = code;
    }

    static RequestAttribute declare(RequestSchema schema) {
        return schema.attribute(
                "zone-action",
                "What a discard of whole zones does with them: 1 close, 2 finish, 3 open, 4 reset; reset if not set.");
    }

    /** Returns the action of a discard; null if there is none with its code. */
    static @Nullable ZoneAction of(Request request, RequestAttribute attribute) {
        long code = request.attribute(attribute);
        if (code == Request.NONE) {
            return RESET;
        }
        for (ZoneAction action : ALL) {
            if (action.code == code) {
                return action;
            }
        }
        return null;
    }
}
