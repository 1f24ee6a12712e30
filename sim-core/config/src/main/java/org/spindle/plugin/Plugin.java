package org.spindle.plugin;

import java.util.function.Supplier;

/** A loaded plugin, and the boundary that every call into it crosses. There is one object per plugin. */
final class Plugin {

    /** The remedy if its code fails. */
    static final String FAULT = "this is a defect of the plugin: report it to its author";

    /** The remedy if it needs more memory than there is. */
    static final String MEMORY =
            "give the JVM more with JAVA_OPTS=-Xmx4g; if that does not help, report it to the author of the plugin";

    private final PluginDescriptor descriptor;
    private final ClassLoader loader;

    /**
     * @param loader that defines its classes
     */
    Plugin(PluginDescriptor descriptor, ClassLoader loader) {
        this.descriptor = descriptor;
        this.loader = loader;
    }

    PluginDescriptor descriptor() {
        return descriptor;
    }

    ClassLoader loader() {
        return loader;
    }

    /**
     * Calls into the plugin, with its class loader as the thread's context. Exceptions of Spindle, which are meant for
     * the user, pass unchanged, and so do failures of built-in types.
     *
     * @param doing completes the sentence "the plugin failed to ..."
     * @throws PluginException for anything else that it throws
     */
    <T> T call(String doing, Supplier<T> call) {
        return call(doing, call, false);
    }

    /**
     * Does the same for the creation of a component, which may reject its configuration.
     *
     * @throws IllegalArgumentException if it does
     */
    <T> T create(String doing, Supplier<T> call) {
        return call(doing, call, true);
    }

    private <T> T call(String doing, Supplier<T> call, boolean mayRefuse) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader);
        WatchedThread<?> watched = !descriptor.isBuiltIn() && thread instanceof WatchedThread<?> its ? its : null;
        WatchedThread.Call outer = watched == null ? null : watched.enter(new WatchedThread.Call(this, doing));
        try {
            return call.get();
        } catch (ExceptionInInitializerError e) {
            if (descriptor.isBuiltIn()) {
                throw e;
            }
            throw failed(doing, e, FAULT);
        } catch (LinkageError e) {
            throw failed(
                    doing,
                    e,
                    "it uses something that is neither in its jars nor in this SPI: rebuild it against SPI "
                            + SpiVersion.CURRENT + ", with its other dependencies");
        } catch (RuntimeException e) {
            if (isOurs(e) || descriptor.isBuiltIn() || (mayRefuse && e instanceof IllegalArgumentException)) {
                throw e;
            }
            throw failed(doing, e, FAULT);
        } catch (Error e) {
            if (descriptor.isBuiltIn()) {
                throw e;
            }
            throw failed(doing, e, e instanceof OutOfMemoryError ? MEMORY : FAULT);
        } finally {
            if (watched != null) {
                watched.leave(outer);
            }
            thread.setContextClassLoader(before);
        }
    }

    /** Returns whether it is an exception of Spindle, not of the JDK or of a plugin. */
    static boolean isOurs(Throwable e) {
        return e.getClass().getClassLoader() == Plugin.class.getClassLoader()
                && e.getClass().getName().startsWith("org.spindle.");
    }

    PluginException failed(String doing, Throwable cause, String remedy) {
        return new PluginException(
                "plugin '" + descriptor.id() + "' " + descriptor.version() + " failed to " + doing + ": " + text(cause),
                where(),
                remedy,
                cause);
    }

    /** Describes what the plugin has thrown, whose own methods may fail as well. */
    private static String text(Throwable thrown) {
        Throwable cause = thrown.getCause();
        if (thrown instanceof ExceptionInInitializerError && cause != null) {
            return text(cause) + ", in a static initializer";
        }
        try {
            return String.valueOf(thrown);
        } catch (RuntimeException | StackOverflowError e) {
            return thrown.getClass().getName();
        }
    }

    /** Returns the accusation if a method of the plugin ends the process. */
    PluginException ended(String method) {
        return new PluginException(
                "plugin '" + descriptor.id() + "' " + descriptor.version() + " ended the process in " + method,
                where(),
                FAULT);
    }

    String where() {
        return descriptor.location() + "   (built for SPI " + descriptor.spi() + ", this is SPI " + SpiVersion.CURRENT
                + ")";
    }
}
