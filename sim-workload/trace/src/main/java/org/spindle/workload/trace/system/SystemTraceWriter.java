package org.spindle.workload.trace.system;

import java.io.OutputStream;
import java.util.Locale;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.workload.trace.TextOutput;

/** Writes a system trace line by line. Failures are {@link java.io.UncheckedIOException}s. */
public final class SystemTraceWriter implements AutoCloseable {

    private final TextOutput out;

    /** Creates the writer and writes the first line. */
    public SystemTraceWriter(OutputStream to) {
        out = new TextOutput(to);
        out.text(SystemLines.MAGIC).text(" 1\n");
    }

    /** Declares a process; must precede its first event. */
    public void process(ProcessStart start) {
        out.text("process ").whole(start.process()).text(" parent ").whole(start.parent());
        out.text(' ').text(start.state().name().toLowerCase(Locale.ROOT));
        if (start.subject() != SystemEvent.NONE) {
            out.text(' ').whole(start.subject());
        }
        String task = start.task();
        if (task != null) {
            out.text(" task ").text(task);
        }
        out.text('\n');
    }

    /**
     * Writes the next event of a process.
     *
     * @param isClassified false to leave the criticality of a request to the reader
     */
    public void event(long process, SystemEvent event, boolean isClassified) {
        out.whole(process).text(' ');
        write(event, isClassified);
    }

    /** Writes an interrupt; interrupts must be in order of arrival. */
    public void interrupt(long at, boolean clock) {
        out.text("interrupt ").whole(at).text(clock ? " clock\n" : "\n");
    }

    /** Writes the next event of the handler of the last interrupt. */
    public void handler(SystemEvent event, boolean isClassified) {
        out.text("handler ");
        write(event, isClassified);
    }

    private void write(SystemEvent event, boolean isClassified) {
        out.whole(event.compute).text(' ');
        out.text(SystemWord.of(event.action, event.operation).text());
        if (event.subject != SystemEvent.NONE) {
            out.text(' ').whole(event.subject);
        }
        if (event.action == SystemAction.WAKEUP) {
            out.text(event.all ? " all" : " one");
        } else if (event.action == SystemAction.REQUEST) {
            writeRequest(event, isClassified);
        } else if (event.action == SystemAction.CACHED_READ || event.action == SystemAction.CACHED_WRITE) {
            writeAccess(event);
        }
        out.text('\n');
    }

    private void writeAccess(SystemEvent event) {
        out.text(' ')
                .whole(event.device)
                .text(' ')
                .whole(event.sector)
                .text(' ')
                .whole(event.sectors);
        if (event.action == SystemAction.CACHED_WRITE) {
            out.text(' ').text(event.cachedWrite.name().toLowerCase(Locale.ROOT));
        }
        out.text(event.metadata ? " metadata" : "");
        if (event.next == SystemEvent.LAST) {
            out.text(" last");
        } else if (event.next != SystemEvent.NONE) {
            out.text(" next ").whole(event.next);
        }
    }

    private void writeRequest(SystemEvent event, boolean isClassified) {
        out.text(' ')
                .whole(event.device)
                .text(' ')
                .whole(event.sector)
                .text(' ')
                .whole(event.sectors);
        out.text(' ').text(isClassified ? event.criticality.name().toLowerCase(Locale.ROOT) : "auto");
        if (event.timeLimit != SystemEvent.NONE) {
            out.text(" limit ").whole(event.timeLimit);
        }
        if (event.service != SystemEvent.NONE) {
            out.text(" took ").whole(event.service);
        }
        out.text(event.metadata ? " metadata" : "").text(event.readAhead ? " read-ahead" : "");
    }

    @Override
    public void close() {
        out.close();
    }
}
