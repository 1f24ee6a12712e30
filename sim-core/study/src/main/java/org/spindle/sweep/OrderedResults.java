package org.spindle.sweep;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Results numbered from 0: several threads compute a few of them ahead, and one thread takes them in order. */
final class OrderedResults<T> implements AutoCloseable {

    /** Computes the result of a number; called by several threads. */
    interface Computation<T> {
        T of(int number) throws IOException;
    }

    private final int count;
    private final int ahead;
    private final Computation<T> computation;
    private final ExecutorService threads;
    private final Queue<Future<T>> begun = new ArrayDeque<>();
    private int next;

    /**
     * @param count number of results
     * @param threads at least 1
     */
    OrderedResults(int count, int threads, Computation<T> computation) {
        this.count = count;
        this.computation = computation;
        ahead = 2 * threads;
        this.threads = Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "sweep-rows");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Returns the next result.
     *
     * @throws java.util.NoSuchElementException if there is none left
     */
    T next() throws IOException {
        while (next < count && begun.size() < ahead) {
            int number = next++;
            begun.add(threads.submit(() -> computation.of(number)));
        }
        try {
            return begun.remove().get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw thrown(requireNonNull(e.getCause(), "a computation fails by something"));
        }
    }

    private static IOException thrown(Throwable cause) {
        if (cause instanceof RuntimeException exception) {
            throw exception;
        }
        if (cause instanceof Error error) {
            throw error;
        }
        return (IOException) cause;
    }

    /** Does not interrupt what is being computed, which would close the file that it reads. */
    @Override
    public void close() {
        begun.forEach(result -> result.cancel(false));
        threads.shutdown();
    }
}
