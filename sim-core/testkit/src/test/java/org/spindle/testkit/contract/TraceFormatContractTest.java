package org.spindle.testkit.contract;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.spi.trace.WritableTraceFormat;

class TraceFormatContractTest implements SuiteTest {

    /** {@code #t} and lines of a sector; each request is a read of a sector. */
    private static class Sound implements WritableTraceFormat {

        @Override
        public int recognise(byte[] head, int length) {
            return new String(head, 0, length, StandardCharsets.US_ASCII).startsWith("#t\n") ? 100 : 0;
        }

        @Override
        public TraceReader open(TraceInput input) {
            try {
                return new Reader(input.stream());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public TraceWriter create(OutputStream out) {
            StringBuilder text = new StringBuilder("#t\n");
            return new TraceWriter() {
                @Override
                public boolean fit(TraceRecord record) {
                    long sector = record.offset / 512;
                    record.clear();
                    record.offset = 512 * sector;
                    record.length = 512;
                    return true;
                }

                @Override
                public void write(TraceRecord record) {
                    text.append(record.offset / 512).append('\n');
                }

                @Override
                public void close() {
                    try (out) {
                        out.write(text.toString().getBytes(StandardCharsets.US_ASCII));
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }
            };
        }
    }

    private static class Reader implements TraceReader {

        final InputStream stream;
        private final String[] lines;
        int read = 1;

        Reader(InputStream stream) throws IOException {
            this.stream = stream;
            lines = new String(stream.readAllBytes(), StandardCharsets.US_ASCII).split("\n");
        }

        @Override
        public boolean next(TraceRecord into) {
            if (read >= lines.length) {
                return false;
            }
            String line = lines[read++];
            if (!line.matches("\\d{1,9}")) {
                throw TraceException.ofRecord(position() + ": '" + line + "'");
            }
            fill(into, Long.parseLong(line));
            return true;
        }

        void fill(TraceRecord into, long sector) {
            into.clear();
            into.offset = 512 * sector;
            into.length = 512;
        }

        @Override
        public String position() {
            return "line " + read;
        }

        @Override
        public void close() {
            try {
                stream.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private interface Opener {
        TraceReader open(InputStream stream) throws IOException;
    }

    private static TraceFormatContract contract(TraceFormat format) {
        return new TraceFormatContract() {
            @Override
            protected TraceFormat create() {
                return format;
            }

            @Override
            protected byte[] sample() {
                return "#t\n5\n100\n7\n".getBytes(StandardCharsets.US_ASCII);
            }

            @Override
            protected int requests() {
                return 3;
            }
        };
    }

    private static TraceFormatContract reading(Opener opener) {
        return contract(new Sound() {
            @Override
            public TraceReader open(TraceInput input) {
                try {
                    return opener.open(input.stream());
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        });
    }

    @Override
    public List<Object> sound() {
        return List.of(contract(new Sound()));
    }

    @Override
    public Mutants faulty() {
        AtomicInteger shared = new AtomicInteger();
        return new Mutants()
                .add(
                        "a format that does not know itself",
                        contract(new Sound() {
                            @Override
                            public int recognise(byte[] head, int length) {
                                return 0;
                            }
                        }),
                        "recognises its sample",
                        "how sure the format is")
                .add(
                        "a format that takes anything for its own",
                        contract(new Sound() {
                            @Override
                            public int recognise(byte[] head, int length) {
                                return 100;
                            }
                        }),
                        "does not recognise random bytes",
                        "against how sure of the sample")
                .add(
                        "a head that has to be long",
                        contract(new Sound() {
                            @Override
                            public int recognise(byte[] head, int length) {
                                return head[length - 1] == '\n' ? 1 : 0;
                            }
                        }),
                        "examines any file without failing",
                        "Index -1 out of bounds")
                .add(
                        "the loss of the last request",
                        reading(stream -> new Reader(stream) {
                            @Override
                            public boolean next(TraceRecord into) {
                                return read < 3 && super.next(into);
                            }
                        }),
                        "reads every request of its sample",
                        "the requests of the sample")
                .add(
                        "fields of the request before",
                        reading(stream -> new Reader(stream) {
                            @Override
                            void fill(TraceRecord into, long sector) {
                                into.offset = 512 * sector;
                                into.length += 512;
                            }
                        }),
                        "sets every field of the record",
                        "requests read into one record")
                .add(
                        "negative lengths",
                        reading(stream -> new Reader(stream) {
                            @Override
                            void fill(TraceRecord into, long sector) {
                                super.fill(into, sector);
                                into.length = -512;
                            }
                        }),
                        "reads possible requests",
                        "length of")
                .add(
                        "a record that is changed at the end",
                        reading(stream -> new Reader(stream) {
                            @Override
                            public boolean next(TraceRecord into) {
                                boolean more = super.next(into);
                                if (!more) {
                                    into.clear();
                                }
                                return more;
                            }
                        }),
                        "leaves the record at the end",
                        "the record at the end")
                .add(
                        "an open file",
                        reading(stream -> new Reader(stream) {
                            @Override
                            public void close() {}
                        }),
                        "closes its file",
                        "whether the file is closed")
                .add(
                        "damage that is a fault of the program",
                        reading(stream -> new Reader(stream) {
                            @Override
                            public boolean next(TraceRecord into) {
                                try {
                                    return super.next(into);
                                } catch (TraceException e) {
                                    throw new IllegalStateException(e);
                                }
                            }
                        }),
                        "reports damage as trace exception",
                        "a damaged file is reported as")
                .add(
                        "a place that is not told",
                        reading(stream -> new Reader(stream) {
                            @Override
                            public String position() {
                                return "";
                            }
                        }),
                        "reads possible requests",
                        "the place of")
                .add(
                        "a count of requests that readers share",
                        reading(stream -> new Reader(stream) {
                            @Override
                            void fill(TraceRecord into, long sector) {
                                super.fill(into, sector + shared.incrementAndGet() / 5);
                            }
                        }),
                        "reads the same again",
                        "while another file is open")
                .add(
                        "what is read otherwise than it was written",
                        reading(stream -> new Reader(stream) {
                            @Override
                            void fill(TraceRecord into, long sector) {
                                super.fill(into, sector + 1);
                            }
                        }),
                        "reads what it writes",
                        "requests read of those written");
    }
}
