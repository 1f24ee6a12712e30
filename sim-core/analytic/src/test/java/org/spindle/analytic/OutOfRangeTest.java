package org.spindle.analytic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.spindle.analytic.bus.Handshake;
import org.spindle.analytic.bus.ReadTransaction;
import org.spindle.analytic.bus.SynchronousBus;
import org.spindle.analytic.disk.DiskAccess;
import org.spindle.analytic.disk.InterleavedArray;
import org.spindle.analytic.disk.KeySearch;
import org.spindle.analytic.disk.NaiveSeek;
import org.spindle.analytic.disk.ReadAheadBenefit;
import org.spindle.analytic.disk.Revolution;
import org.spindle.analytic.disk.RootLinearSeek;
import org.spindle.analytic.disk.SeekTimes;
import org.spindle.analytic.disk.TrackGeometry;
import org.spindle.analytic.disk.ZonedTransfer;
import org.spindle.analytic.distribution.GammaDistribution;
import org.spindle.analytic.distribution.HyperexponentialDistribution;
import org.spindle.analytic.distribution.LogNormalDistribution;
import org.spindle.analytic.distribution.RuleOfThumb;
import org.spindle.analytic.distribution.WeibullDistribution;
import org.spindle.analytic.host.CacheInterference;
import org.spindle.analytic.host.CounterTimestamps;
import org.spindle.analytic.host.FileCacheSize;
import org.spindle.analytic.host.InteractiveTransaction;
import org.spindle.analytic.host.InterconnectLoad;
import org.spindle.analytic.host.Notification;
import org.spindle.analytic.host.TransactionSystem;
import org.spindle.analytic.host.WriteBack;
import org.spindle.analytic.queueing.Centre;
import org.spindle.analytic.queueing.ClosedNetwork;
import org.spindle.analytic.queueing.GeneralArrivals;
import org.spindle.analytic.queueing.GeneralQueue;
import org.spindle.analytic.queueing.LoadDependentQueue;
import org.spindle.analytic.queueing.MarkovQueue;
import org.spindle.analytic.queueing.MultiServerQueue;
import org.spindle.analytic.queueing.Service;
import org.spindle.analytic.reliability.FailureModel;
import org.spindle.analytic.reliability.ParityGroup;
import org.spindle.analytic.reliability.RaidLevel;
import org.spindle.analytic.reliability.RotatedParity;
import org.spindle.analytic.smartstor.Bandwidth;
import org.spindle.analytic.smartstor.DecisionSupportSystem;
import org.spindle.analytic.smartstor.Offload;
import org.spindle.analytic.smartstor.ScalingRule;
import org.spindle.analytic.smartstor.SmartStor;
import org.spindle.analytic.smartstor.TpcD;
import org.spindle.analytic.tape.TapeLibrary;

/**
 * Every public formula of the analytic packages, found by reflection, refuses every argument out of range: NaN is outside every
 * range, no quantity of the models is negative or infinite, and no list of them is empty.
 */
class OutOfRangeTest {

    private static final Service SERVICE = new Service(0.5, 0.5);
    private static final DecisionSupportSystem SYSTEM = new DecisionSupportSystem("1TB", "one", 2, 20);

    /** One instance of each record, and the constants on which methods are tried. */
    private static final List<Object> SAMPLES = List.of(
            new Handshake(1, 1, 1),
            new ReadTransaction(1, 1, 5, 1, 4),
            new SynchronousBus(32, 10),
            new DiskAccess(8, new Revolution(7200), 4000, 1),
            new InterleavedArray(4, new Revolution(7200), 16, 1024, 2),
            new KeySearch(13165, 16.7, 191, 20, 1),
            new NaiveSeek(new SeekTimes(1.7, 11, 22.5), 2627),
            new ReadAheadBenefit(0.1, 2, 0.5),
            new Revolution(7200),
            RootLinearSeek.throughMean(new SeekTimes(1.7, 11, 22.5), 2627),
            new SeekTimes(1.7, 11, 22.5),
            new TrackGeometry(2627, 21, 99, 512),
            new ZonedTransfer(List.of(new ZonedTransfer.Zone(10, 50000)), new Revolution(7200)),
            new ZonedTransfer.Zone(10, 50000),
            new GammaDistribution(1, 0.5),
            new HyperexponentialDistribution(1, 2),
            new LogNormalDistribution(1, 2),
            new WeibullDistribution(1, 2),
            new CacheInterference(16384, 64, 0.5, 0.95, 1e6, 15000, 30, 30),
            CounterTimestamps.at(1e6, 0),
            new FileCacheSize(1e9, 0.1),
            new InteractiveTransaction(4, 1, 9),
            new InterconnectLoad(100, 0.5),
            new Notification(1e8),
            new TransactionSystem(8e8, 15000, 40000, 4, 100, 1e9, 20, 30),
            new WriteBack(0.5),
            new Centre("disk", 2, 1),
            new ClosedNetwork(List.of(new Centre("disk", 2)), 10),
            new GeneralArrivals(1, 2, SERVICE),
            new GeneralQueue(1, SERVICE),
            new LoadDependentQueue(1, List.of(0.5, 0.4)),
            new MarkovQueue(1, 0.5),
            new MultiServerQueue(1, 0.5, 2),
            SERVICE,
            new Service.Share(1, 2),
            new Service.Part(1, SERVICE),
            new FailureModel(1000, 10),
            new ParityGroup(5, 1, new FailureModel(1000, 10)),
            RaidLevel.values()[5],
            new RotatedParity(5),
            ScalingRule.CUBE_ROOT,
            new SmartStor(2, 0.4),
            SYSTEM,
            new TapeLibrary(6000, 1e10, 10, 9e6, 30, 350));

    /** The arguments of methods for which the default arguments, halves and threes, are out of range. */
    private static final Map<String, Object[]> ARGUMENTS = Map.of(
            "RootLinearSeek.at", new Object[] {100.0},
            "RootLinearSeek.throughMean", new Object[] {new SeekTimes(1.7, 11, 22.5), 2627},
            "RootLinearSeek.throughOneThird", new Object[] {new SeekTimes(1.7, 11, 22.5), 2627},
            "ClosedNetwork.approximate2", new Object[] {3, List.of(2.0)},
            "InteractiveTransaction.timeFromSaving", new Object[] {4.9, 0.34},
            "SmartStor.singleRelationSpeedUp3",
                    new Object[] {List.of(SYSTEM), Offload.SHARED_NOTHING, Collections.nCopies(17, 5.0)},
            "TpcD.power", new Object[] {100.0, Collections.nCopies(17, 5.0), List.of(1.0, 1.0)});

    /** Records that hold results and rows of published tables. No formula takes them as arguments. */
    private static final List<Class<?>> DATA = List.of(
            Bandwidth.class,
            ClosedNetwork.Solution.class,
            ClosedNetwork.Load.class,
            RaidLevel.Accesses.class,
            RuleOfThumb.class);

    /** A formula and its arguments. */
    record Call(Executable formula, Object on, List<Object> arguments) {

        Object with(int index, Object value) throws Throwable {
            Object[] all = arguments.toArray();
            all[index] = value;
            return run(all);
        }

        Object run(Object... all) throws Throwable {
            try {
                return formula instanceof Method method
                        ? method.invoke(on, all)
                        : ((Constructor<?>) formula).newInstance(all);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }

        @Override
        public String toString() {
            return formula.getDeclaringClass().getSimpleName() + "." + formula.getName() + arguments;
        }
    }

    static Stream<Call> calls() throws Exception {
        List<Call> calls = new ArrayList<>();
        for (Class<?> type : publicTypes()) {
            Object sample =
                    SAMPLES.stream().filter(type::isInstance).findFirst().orElse(null);
            if (type.isRecord() && !DATA.contains(type)) {
                assertThat(sample).as("a sample of %s", type).isNotNull();
                calls.add(construction(type, sample));
            }
            for (Method method : type.getDeclaredMethods()) {
                if (Modifier.isPublic(method.getModifiers())
                        && !method.isSynthetic()
                        && !method.getName().equals("equals")
                        && method.getParameterCount() > 0
                        && !method.getName().equals("valueOf")
                        && !Modifier.isAbstract(method.getModifiers())) {
                    calls.add(new Call(method, sample, arguments(method)));
                }
            }
        }
        return calls.stream();
    }

    private static Call construction(Class<?> type, Object sample) throws Exception {
        List<Object> arguments = new ArrayList<>();
        RecordComponent[] components = type.getRecordComponents();
        for (RecordComponent component : components) {
            arguments.add(component.getAccessor().invoke(sample));
        }
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        return new Call(type.getConstructor(types), null, arguments);
    }

    private static List<Object> arguments(Method method) {
        String name = method.getDeclaringClass().getSimpleName() + "." + method.getName();
        Object[] special = ARGUMENTS.getOrDefault(name + method.getParameterCount(), ARGUMENTS.get(name));
        return special != null
                ? List.of(special)
                : Arrays.stream(method.getParameters())
                        .map(OutOfRangeTest::ordinary)
                        .toList();
    }

    private static Object ordinary(Parameter parameter) {
        Class<?> type = parameter.getType();
        if (type == double.class) {
            return 0.5;
        }
        if (type == int.class) {
            return 3;
        }
        if (type == long.class) {
            return 3L;
        }
        if (type == List.class) {
            return switch (parameter.getParameterizedType().getTypeName().replaceAll(".*[.$](\\w+)>", "$1")) {
                case "Share" -> List.of(new Service.Share(1, 2));
                case "Part" -> List.of(new Service.Part(1, SERVICE));
                case "DecisionSupportSystem" -> List.of(SYSTEM);
                default -> throw new AssertionError("what is a " + parameter + "?");
            };
        }
        if (type == Offload.class) {
            return Offload.SHARED_NOTHING;
        }
        return SAMPLES.stream().filter(type::isInstance).findFirst().orElseThrow(() -> new AssertionError(type));
    }

    @ParameterizedTest
    @MethodSource("calls")
    void whatIsOutOfRangeIsRefusedWithQuantityAndRange(Call call) throws Throwable {
        call.run(call.arguments().toArray());
        for (int i = 0; i < call.arguments().size(); i++) {
            for (Object bad : outside(call.arguments().get(i))) {
                int index = i;
                Throwable refusal = catchThrowable(() -> call.with(index, bad));
                assertThat(refusal)
                        .as("%s with %s for argument %d", call, bad, i)
                        .isInstanceOf(OutOfRangeException.class)
                        .hasMessageMatching("\\S.* is .*; it has to be .*");
            }
        }
    }

    private static List<?> outside(Object value) {
        if (value instanceof Double) {
            return List.of(Double.NaN, -1.0, Double.POSITIVE_INFINITY);
        }
        if (value instanceof Integer) {
            return List.of(-1);
        }
        if (value instanceof Long) {
            return List.of(-1L);
        }
        return value instanceof List<?> ? List.of(List.of()) : List.of();
    }

    /** Queues at and above full utilisation, disks at the limits of their properties, and queues without servers. */
    @Test
    void theMessageNamesTheQuantityTheValueAndTheRange() {
        assertThat(catchThrowable(() -> new MarkovQueue(10, 0.1)))
                .hasMessage(
                        "utilisation (arrival rate x service time) is 1.0; it has to be at least 0 and less than 1");
        assertThat(catchThrowable(() -> new MultiServerQueue(100, 0.1, 5)))
                .hasMessage("utilisation (arrival rate x service time / servers) is 2.0;"
                        + " it has to be at least 0 and less than 1");
        assertThat(catchThrowable(() -> new MultiServerQueue(1, 0.1, 0)))
                .hasMessage("number of servers is 0; it has to be 1 or more");
    }

    /** The classes of models. Those that fit curves accept any data. */
    private static List<Class<?>> publicTypes() throws IOException, URISyntaxException, ClassNotFoundException {
        Path root = Path.of(
                TpcD.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        List<Class<?>> types = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root.resolve("org/spindle/analytic"))) {
            for (Path file : files.sorted().toList()) {
                String name = root.relativize(file).toString().replace('/', '.');
                if (name.endsWith(".class") && !name.contains("package-info") && !name.contains(".fit.")) {
                    Class<?> type = Class.forName(name.substring(0, name.length() - ".class".length()));
                    if (isPublic(type) && !type.getPackageName().equals("org.spindle.analytic")) {
                        types.add(type);
                    }
                }
            }
        }
        assertThat(types).hasSizeGreaterThan(50);
        return types;
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getEnclosingClass() == null || isPublic(type.getEnclosingClass()));
    }
}
