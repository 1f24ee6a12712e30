package org.spindle.testkit.contract;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/** Checks the statements of a contract without a test framework that discovers them. */
public final class ContractRun {

    /**
     * The result for a statement.
     *
     * @param statement in words
     * @param isCapability whether a component may declare that it lacks this capability
     * @param failure why the statement does not hold; null if it does
     */
    public record Verdict(
            String statement,
            boolean isCapability,
            @Nullable Throwable failure) {}

    private record Statement(String words, boolean isCapability, Executable check) {}

    private ContractRun() {}

    /**
     * Checks every statement of a contract, by name.
     *
     * @param contract an object of a class of this package, or of one that extends it
     */
    public static List<Verdict> of(Object contract) {
        return of(contract, statement -> {});
    }

    /**
     * The same, with a notification of each statement before it is checked.
     */
    public static List<Verdict> of(Object contract, Consumer<String> next) {
        List<Verdict> verdicts = new ArrayList<>();
        for (Method method : methods(contract)) {
            next.accept(words(method.getName()));
            statements(method, contract).forEach(statement -> verdicts.add(verdict(statement)));
        }
        verdicts.sort(Comparator.comparing(Verdict::isCapability));
        return verdicts;
    }

    /** The statements of a contract in words, with the capabilities that its components have. */
    static List<String> statements(Object contract) {
        return methods(contract).stream()
                .flatMap(method -> statements(method, contract).stream())
                .map(Statement::words)
                .toList();
    }

    /**
     * Checks one statement of a contract.
     *
     * @throws IllegalArgumentException if the contract has no such statement
     */
    static Verdict of(Object contract, String statement) {
        for (Method method : methods(contract)) {
            if (method.isAnnotationPresent(TestFactory.class)
                    || words(method.getName()).equals(statement)) {
                for (Statement each : statements(method, contract)) {
                    if (each.words.equals(statement)) {
                        return verdict(each);
                    }
                }
            }
        }
        throw new IllegalArgumentException("no statement '" + statement + "'; there are " + statements(contract));
    }

    private static Collection<Method> methods(Object contract) {
        TreeMap<String, Method> methods = new TreeMap<>();
        for (Class<?> type = contract.getClass(); type != null; type = type.getSuperclass()) {
            for (Method method : type.getDeclaredMethods()) {
                if (method.isAnnotationPresent(Test.class) || method.isAnnotationPresent(TestFactory.class)) {
                    methods.putIfAbsent(method.getName(), method);
                }
            }
        }
        return methods.values();
    }

    /** A test is one statement; a factory of tests has one for each capability, or one that fails as the factory does. */
    private static List<Statement> statements(Method method, Object contract) {
        String words = words(method.getName());
        if (method.isAnnotationPresent(Test.class)) {
            return List.of(new Statement(words, false, () -> call(method, contract)));
        }
        List<Statement> capabilities = new ArrayList<>();
        Verdict whole = verdict(new Statement(words, true, () -> {
            if (call(method, contract) instanceof Stream<?> tests) {
                tests.map(DynamicTest.class::cast)
                        .map(test -> new Statement(test.getDisplayName(), true, test.getExecutable()))
                        .forEach(capabilities::add);
            }
        }));
        Throwable failure = whole.failure;
        if (failure != null) {
            capabilities.add(new Statement(words, true, () -> {
                throw failure;
            }));
        }
        return capabilities;
    }

    /** Anything that a component under check throws is its verdict, errors included. */
    private static Verdict verdict(Statement statement) {
        try {
            statement.check.execute();
            return new Verdict(statement.words, statement.isCapability, null);
        } catch (Throwable failure) {
            return new Verdict(statement.words, statement.isCapability, failure);
        }
    }

    private static @Nullable Object call(Method method, Object contract) throws Throwable {
        try {
            method.setAccessible(true);
            return method.invoke(contract);
        } catch (InvocationTargetException e) {
            throw e.getCause() == null ? e : e.getCause();
        }
    }

    /** {@code servesEveryRequestOnce} becomes {@code serves every request once}. */
    private static String words(String name) {
        return name.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
    }
}
