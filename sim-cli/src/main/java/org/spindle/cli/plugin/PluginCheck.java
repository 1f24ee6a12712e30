package org.spindle.cli.plugin;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.plugin.TypeVerdict.Broken;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.ConfigException;
import org.spindle.config.ConfigLint;
import org.spindle.config.TypeCatalogue;
import org.spindle.plugin.Contribution;
import org.spindle.plugin.PluginException;
import org.spindle.plugin.PluginWatch;
import org.spindle.spi.Kind;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.testkit.contract.ContractRun;

/**
 * Checks the keys of every type of a plugin, and the type against the contract of its kind. Keys without defaults are in {@code
 * META-INF/spindle-check/KIND/TYPE.yaml} of the jar, a file of a trace format in {@code TYPE.sample} there.
 */
final class PluginCheck {

    private static final String DIRECTORY = "META-INF/spindle-check/";

    private final SpindleProcess spindle;
    private final Path jar;

    /**
     * @param spindle that has loaded the jar
     */
    PluginCheck(SpindleProcess spindle, Path jar) {
        this.spindle = spindle;
        this.jar = jar;
    }

    /** Checks the types of a plugin, by kind and type. */
    List<TypeVerdict> of(String plugin) {
        List<TypeVerdict> verdicts = new ArrayList<>();
        for (Kind<?, ?> kind : spindle.registry().kinds()) {
            for (Contribution offered : spindle.registry().contributions(kind)) {
                if (offered.plugin().equals(plugin)) {
                    verdicts.add(check(offered));
                }
            }
        }
        return verdicts;
    }

    private TypeVerdict check(Contribution offered) {
        String kind = offered.kind().name();
        String name = DIRECTORY + kind + "/" + offered.type();
        byte[] sample = content(name + ".sample");
        if (offered.kind() == TraceFormat.KIND && sample == null) {
            return TypeVerdict.unchecked(
                    kind, offered.type(), "there is no file of the format; add one to the jar as " + name + ".sample");
        }
        byte[] yaml = content(name + ".yaml");
        String keys = yaml == null ? "{}" : new String(yaml, StandardCharsets.UTF_8);
        Record bound;
        try {
            bound = spindle.configs()
                    .load(name + ".yaml", keys, Path.of(""), List.of(), offered.config())
                    .value();
        } catch (ConfigException e) {
            return TypeVerdict.unchecked(
                    kind,
                    offered.type(),
                    "its keys cannot be set; add " + name + ".yaml to the jar, with a value for each key that has no"
                            + " default\n" + e.getMessage());
        }
        try {
            return check(new TypeUnderCheck(spindle.registry(), offered.kind(), offered.type(), bound, sample))
                    .with(faultsOfKeys(offered));
        } catch (PluginException stuck) {
            return new TypeVerdict(
                    kind,
                    offered.type(),
                    0,
                    List.of(new Broken("returns from every call", reason(stuck))),
                    List.of(),
                    null);
        }
    }

    private List<Broken> faultsOfKeys(Contribution offered) {
        List<String> faults = new ConfigLint(spindle.registry())
                .check(new TypeCatalogue.PluginType(offered.kind(), offered.type(), offered.doc(), offered.config()));
        return faults.isEmpty()
                ? List.of()
                : List.of(new Broken("has documented keys with valid defaults and models", String.join("\n", faults)));
    }

    /** Checks a type against its contract. */
    static TypeVerdict check(TypeUnderCheck type) {
        // Each statement is a call that has to return.
        AtomicLong begun = new AtomicLong();
        List<ContractRun.Verdict> verdicts = type.registry().attributing(() -> {
            PluginWatch.follow(begun::get, () -> {});
            return ContractRun.of(KindContracts.of(type), statement -> {
                PluginWatch.requireWanted();
                begun.incrementAndGet();
            });
        });
        List<Broken> broken = new ArrayList<>();
        List<String> without = new ArrayList<>();
        for (ContractRun.Verdict verdict : verdicts) {
            Throwable failure = verdict.failure();
            if (failure != null && verdict.isCapability()) {
                without.add(verdict.statement());
            } else if (failure != null) {
                broken.add(new Broken(verdict.statement(), reason(failure)));
            }
        }
        return new TypeVerdict(
                type.kind().name(), type.type(), verdicts.size(), List.copyOf(broken), List.copyOf(without), null);
    }

    /** Returns the message of a failure, and of its first cause with a different one. */
    private static String reason(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        String own = words(failure);
        return cause == failure ? own : own + "\n" + words(cause);
    }

    private static String words(Throwable failure) {
        String message = failure.getMessage();
        return failure instanceof AssertionError && message != null
                ? message.strip()
                : failure.toString().strip();
    }

    private byte @Nullable [] content(String name) {
        try (JarFile file = new JarFile(jar.toFile())) {
            JarEntry entry = file.getJarEntry(name);
            if (entry == null) {
                return null;
            }
            try (InputStream in = file.getInputStream(entry)) {
                return in.readAllBytes();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
