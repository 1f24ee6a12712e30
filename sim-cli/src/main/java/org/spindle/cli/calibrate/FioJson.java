package org.spindle.cli.calibrate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.spi.config.Size;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The JSON output of fio 3: {@code jobs}, each with its options and results ({@link FioJob}). Jobs of one group have run at the same time:
 * with {@code group_reporting} their results are one entry, and without it they are one measurement all the same, of more submitters.
 */
final class FioJson {

    /** The first line of fio's report as text, one for each job. */
    private static final Pattern TEXT = Pattern.compile("(?m)^.*: \\(g=\\d+\\): rw=");

    private static final Pattern BRACE = Pattern.compile("(?m)^\\{");
    private static final String END = "\n}";

    private FioJson() {}

    /** Returns whether a text begins like the output of fio: JSON, or notes and reports as text that JSON may follow. */
    static boolean isOutput(String head) {
        return head.startsWith("{")
                || TEXT.matcher(head).find()
                || BRACE.matcher(head).find() && head.contains("\"fio version\"");
    }

    static List<MeasuredLoad> read(String text) {
        JsonNode root = new JsonMapper().readTree(json(text));
        JsonNode global = root.path("global options");
        Map<String, List<FioJob>> groups = new LinkedHashMap<>();
        for (JsonNode result : root.path("jobs")) {
            FioJob job = new FioJob(result, global);
            groups.computeIfAbsent(job.group("single " + groups.size()), group -> new ArrayList<>())
                    .add(job);
        }
        List<MeasuredLoad> loads = new ArrayList<>();
        for (List<FioJob> group : groups.values()) {
            if (group.stream().anyMatch(FioJob::isRandom)) {
                loads.add(FioJob.together(group));
            }
        }
        return loads;
    }

    /**
     * The part of the output that is JSON. fio prints notes before it, and with {@code --output-format=normal,json} reports as text on
     * both sides; the lines before it become empty ones, so that numbers of lines remain.
     */
    private static String json(String text) {
        if (text.stripLeading().startsWith("{")) {
            int end = text.lastIndexOf(END);
            return end < 0 ? text : text.substring(0, end + END.length());
        }
        Matcher brace = BRACE.matcher(text);
        if (!brace.find()) {
            throw new IllegalArgumentException("it is fio's report as text, and has no JSON");
        }
        int end = text.lastIndexOf(END);
        String before =
                "\n".repeat((int) text.substring(0, brace.start()).lines().count());
        return before + text.substring(brace.start(), end < brace.start() ? text.length() : end + END.length());
    }

    /** Returns the bytes of a size in fio's notation, in which {@code 4k} is 4096 bytes. */
    static long bytes(String size) {
        String number = size.toLowerCase(Locale.ROOT);
        if (number.endsWith("k")) {
            return Size.parse(number.substring(0, number.length() - 1) + " KiB").bytes();
        }
        if (number.endsWith("m")) {
            return Size.parse(number.substring(0, number.length() - 1) + " MiB").bytes();
        }
        return Long.parseLong(number);
    }
}
