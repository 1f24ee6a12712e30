package org.spindle.cli;

import java.util.Locale;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.slf4j.LoggerFactory;

/**
 * The least level of messages in the log. The log has messages of Spindle and its libraries by {@link System.Logger} and
 * {@code java.util.logging}, and those of plugins by these or by SLF4J.
 */
enum LogLevel {
    ERROR(Level.SEVERE),
    WARN(Level.WARNING),
    INFO(Level.INFO),
    DEBUG(Level.FINE),
    TRACE(Level.FINER);

    private final Level level;

    LogLevel(Level level) {
        this.level = level;
    }

    /** As after {@code --log}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Writes warnings and errors only, as logback.xml configures for SLF4J. */
    static void beQuiet() {
        Logger.getLogger("").setLevel(Level.WARNING);
    }

    /** Writes the log to standard error from this level on. */
    void begin() {
        Logger root = Logger.getLogger("");
        for (Handler handler : root.getHandlers()) {
            root.removeHandler(handler);
        }
        Handler handler = new ConsoleHandler();
        handler.setFormatter(new LogLine());
        handler.setLevel(level);
        root.addHandler(handler);
        root.setLevel(level);
        ((ch.qos.logback.classic.Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME))
                .setLevel(ch.qos.logback.classic.Level.toLevel(name()));
    }

    private static LogLevel of(Level level) {
        for (LogLevel each : values()) {
            if (level.intValue() >= each.level.intValue()) {
                return each;
            }
        }
        return TRACE;
    }

    /** A record in a line, as logback.xml writes those of SLF4J. */
    private static final class LogLine extends Formatter {

        @Override
        public String format(LogRecord record) {
            String logger = String.valueOf(record.getLoggerName());
            return String.format(
                    Locale.ROOT,
                    "%-5s %s: %s%n",
                    of(record.getLevel()).name(),
                    logger.substring(logger.lastIndexOf('.') + 1),
                    formatMessage(record));
        }
    }
}
