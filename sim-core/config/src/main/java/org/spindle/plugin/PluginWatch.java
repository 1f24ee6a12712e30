package org.spindle.plugin;

import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Time;

/**
 * Abandons calls into plugins that do not return. The work runs in a separate thread while the caller polls its
 * progress: the calls themselves cost nothing. Work without a number that tells its progress is abandoned if every look at
 * it, for the whole limit, finds it in a call into a plugin. An abandoned thread is interrupted; if the call then returns, the work
 * ends and has some time to undo unfinished changes. It ends with the process at the latest.
 */
public final class PluginWatch {

    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long MOST_MILLIS = 100;
    private static final int LOOKS = 10;
    private static final long MILLIS_TO_END = 2000;
    private static final String LAMBDA = "$$Lambda";

    private final Time limit;
    private final Map<String, Plugin> byLoader;
    private final LongSupplier nanoTime;

    /**
     * @param limit of each call; 0 for none
     * @param byLoader the plugins by the names of their class loaders
     */
    PluginWatch(Time limit, Map<String, Plugin> byLoader) {
        this(limit, byLoader, System::nanoTime);
    }

    /**
     * @param nanoTime is read once for each look at the work
     */
    PluginWatch(Time limit, Map<String, Plugin> byLoader, LongSupplier nanoTime) {
        this.limit = limit;
        this.byLoader = byLoader;
        this.nanoTime = nanoTime;
    }

    /**
     * Passes the watch of the present thread, if there is one, a number that grows as long as no call into a plugin is
     * stuck.
     *
     * @param progress may be read by another thread at any time
     * @param stop ends the work soon, if possible; called by another thread when the work is abandoned
     */
    public static void follow(LongSupplier progress, Runnable stop) {
        if (Thread.currentThread() instanceof WatchedThread<?> watched) {
            watched.follow(progress, stop);
        }
    }

    /** Notes that a part of the work of the present thread is done, such as the reading of one record. */
    public static void advance() {
        if (Thread.currentThread() instanceof WatchedThread<?> watched) {
            watched.advance();
        }
    }

    /**
     * Ends abandoned work.
     *
     * @throws CancellationException if a call of the present thread did not return in time
     */
    public static void requireWanted() {
        if (Thread.currentThread() instanceof WatchedThread<?> watched && watched.isGivenUp()) {
            throw new CancellationException("a call into a plugin did not return in time");
        }
    }

    /**
     * Runs work in which plugins are called.
     *
     * @throws PluginException if a call does not return within the limit
     */
    <T> T watch(Supplier<T> work) {
        if (limit.nanos() == 0 || Thread.currentThread() instanceof WatchedThread<?>) {
            return work.get();
        }
        WatchedThread<T> thread = new WatchedThread<>(work);
        try (ExitReport report = new ExitReport(thread, byLoader)) {
            report.begin();
            return outcome(thread);
        }
    }

    private <T> T outcome(WatchedThread<T> thread) {
        thread.start();
        long seen = thread.progress();
        long since = nanoTime.getAsLong();
        long pause = Math.max(1, Math.min(MOST_MILLIS, limit.nanos() / LOOKS / NANOS_PER_MILLI));
        while (!hasEnded(thread, pause)) {
            long progress = thread.progress();
            long now = nanoTime.getAsLong();
            if (progress != seen || !thread.canBeJudged() && accusation(thread) == null) {
                seen = progress;
                since = now;
            } else if (now - since > limit.nanos()) {
                PluginException stuck = accusation(thread);
                if (stuck != null && thread.progress() == seen) {
                    thread.giveUp();
                    hasEnded(thread, MILLIS_TO_END);
                    throw stuck;
                }
                since = now;
            }
        }
        return thread.outcome();
    }

    /** Waits some time for the end; an interrupt of the caller is forwarded to the work. */
    private static boolean hasEnded(WatchedThread<?> thread, long millis) {
        try {
            return thread.awaitEnd(millis);
        } catch (InterruptedException e) {
            thread.interrupt();
            return false;
        }
    }

    /** Returns the plugin whose call does not return; null if Spindle itself is executing. */
    private @Nullable PluginException accusation(WatchedThread<?> thread) {
        WatchedThread.Call call = thread.call();
        if (call != null) {
            return stuck(call.plugin(), call.doing(), thread.getStackTrace());
        }
        PluginException own = accusation(thread.getStackTrace());
        if (own != null) {
            return own;
        }
        for (Map.Entry<Thread, StackTraceElement[]> other :
                Thread.getAllStackTraces().entrySet()) {
            PluginException others = other.getKey() instanceof WatchedThread<?> ? null : accusation(other.getValue());
            if (others != null) {
                return others;
            }
        }
        return null;
    }

    /** The outermost frame of a plugin is the call; those of classes that the JVM makes for lambdas have no name to look for. */
    private @Nullable PluginException accusation(StackTraceElement[] frames) {
        PluginException unnamed = null;
        for (int i = frames.length - 1; i >= 0; i--) {
            Plugin plugin = byLoader.get(String.valueOf(frames[i].getClassLoaderName()));
            if (plugin == null) {
                continue;
            }
            String type = frames[i].getClassName();
            int lambda = type.indexOf(LAMBDA);
            if (lambda < 0) {
                return stuck(plugin, "return from " + type + "." + frames[i].getMethodName(), frames);
            }
            if (unnamed == null) {
                unnamed = stuck(plugin, "return from a lambda of " + type.substring(0, lambda), frames);
            }
        }
        return unnamed;
    }

    private PluginException stuck(Plugin plugin, String doing, StackTraceElement[] frames) {
        String at = "";
        for (StackTraceElement frame : frames) {
            if (!frame.getClassName().contains(LAMBDA)
                    && plugin.loader().getName() != null
                    && plugin.loader().getName().equals(frame.getClassLoaderName())) {
                at = ", at " + frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber();
                break;
            }
        }
        PluginDescriptor descriptor = plugin.descriptor();
        return new PluginException(
                "plugin '" + descriptor.id() + "' " + descriptor.version() + " failed to " + doing + " within " + limit
                        + at,
                plugin.where(),
                "report it to its author, or raise --timeout-plugin");
    }
}
