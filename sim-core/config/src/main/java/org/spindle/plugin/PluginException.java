package org.spindle.plugin;

import org.jspecify.annotations.Nullable;

/** A plugin that cannot be found, loaded or used. The message says what is wrong, where, and what to do. */
public final class PluginException extends RuntimeException {

    private static final long serialVersionUID = 1;

    PluginException(String what, String where, String remedy) {
        this(what, where, remedy, null);
    }

    PluginException(String what, String where, String remedy, @Nullable Throwable cause) {
        super("error: " + what + "\n  at " + where + "\n  " + remedy, cause);
    }
}
