package org.spindle.plugin;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Names the plugin whose call ends the process by {@link System#exit}, which would otherwise end without any message. The exit code
 * is that of the plugin.
 */
final class ExitReport implements AutoCloseable {

    private final WatchedThread<?> thread;
    private final Map<String, Plugin> byLoader;
    private final Thread onExit = new Thread(this::report, "report-exit-by-plugin");

    /**
     * @param thread in which plugins are called
     * @param byLoader the plugins by the names of their class loaders, as far as they are loaded
     */
    ExitReport(WatchedThread<?> thread, Map<String, Plugin> byLoader) {
        this.thread = thread;
        this.byLoader = byLoader;
    }

    /** Begins to wait for the end of the process. */
    void begin() {
        try {
            Runtime.getRuntime().addShutdownHook(onExit);
        } catch (IllegalStateException shuttingDown) {
            return;
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(onExit);
        } catch (IllegalStateException shuttingDown) {
            return;
        }
    }

    private void report() {
        for (StackTraceElement[] frames : Thread.getAllStackTraces().values()) {
            StackTraceElement caller = callerOfExit(frames);
            Plugin plugin = caller == null ? null : plugin(String.valueOf(caller.getClassLoaderName()));
            if (caller != null && plugin != null) {
                PluginException ended = plugin.ended(caller.getClassName() + "." + caller.getMethodName());
                System.err.println(String.valueOf(ended.getMessage()));
            }
        }
    }

    private static @Nullable StackTraceElement callerOfExit(StackTraceElement[] frames) {
        StackTraceElement caller = null;
        for (int i = 1; i < frames.length; i++) {
            if (isExit(frames[i - 1])) {
                caller = frames[i];
            }
        }
        return caller;
    }

    private static boolean isExit(StackTraceElement frame) {
        return frame.getMethodName().equals("exit")
                && (frame.getClassName().equals("java.lang.System")
                        || frame.getClassName().equals("java.lang.Runtime"));
    }

    /** Returns the plugin with a class loader, which may be in the course of being loaded. */
    private @Nullable Plugin plugin(String loader) {
        WatchedThread.Call call = thread.call();
        return call != null && loader.equals(call.plugin().loader().getName()) ? call.plugin() : byLoader.get(loader);
    }
}
