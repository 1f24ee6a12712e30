package org.spindle.flash.blackbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Trees as text: a first line, the names of the features, then {@code tree}, {@code split NAME LIMIT} and {@code leaf}
 * with quantiles in nanoseconds, in preorder.
 */
public final class TreeFile {

    private static final String FIRST = "spindle-trees 1";
    private static final int DEEPEST = 64;

    private final String name;
    private final List<String> lines;
    private int next = 2;

    private TreeFile(String name, List<String> lines) {
        this.name = name;
        this.lines = lines;
    }

    /** Returns the text of trees. */
    public static String text(TimeTrees trees) {
        StringBuilder text = new StringBuilder(FIRST + "\nnumbers " + String.join(" ", trees.features()) + "\n");
        trees.tell(new TimeTrees.TreeListener() {
            @Override
            public void tree() {
                text.append("tree\n");
            }

            @Override
            public void split(String feature, double limit) {
                text.append("split ").append(feature).append(' ').append(limit).append('\n');
            }

            @Override
            public void leaf(double[] quantiles) {
                text.append("leaf");
                for (double quantile : quantiles) {
                    text.append(' ').append(Math.round(quantile));
                }
                text.append('\n');
            }
        });
        return text.toString();
    }

    /**
     * Reads a file.
     *
     * @throws IllegalArgumentException if it cannot be read or is no such file; the message says where
     */
    public static TimeTrees read(Path file) {
        try {
            return parse(file.toString(), Files.readString(file));
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    file + " cannot be read (" + e + "); 'spindle calibrate --as black-box' writes such files", e);
        }
    }

    static TimeTrees parse(String name, String text) {
        return new TreeFile(name, text.lines().toList()).trees();
    }

    private TimeTrees trees() {
        if (lines.size() < 3 || !lines.get(0).equals(FIRST) || !lines.get(1).startsWith("numbers ")) {
            throw new IllegalArgumentException(name + " does not begin with '" + FIRST
                    + "' and a line of features; name a file that 'spindle calibrate --as black-box' wrote");
        }
        List<String> features =
                List.of(lines.get(1).substring("numbers ".length()).split(" "));
        List<String> known = AccessHistory.names();
        if (!known.subList(0, Math.min(features.size(), known.size())).equals(features)) {
            throw new IllegalArgumentException(
                    name + ", line 2: these are not the features of this version of Spindle; calibrate again");
        }
        TimeTrees.Builder builder = new TimeTrees.Builder(features);
        while (next < lines.size()) {
            if (!lines.get(next).equals("tree")) {
                throw wrong("'tree'");
            }
            next++;
            builder.tree();
            node(builder, features, 0);
        }
        return builder.build();
    }

    private void node(TimeTrees.Builder builder, List<String> features, int depth) {
        if (next == lines.size() || depth > DEEPEST) {
            throw wrong("a complete tree no deeper than " + DEEPEST);
        }
        String[] words = lines.get(next).split(" ");
        if (words[0].equals("leaf") && words.length == TimeTrees.SHARES.length + 1) {
            builder.leafOf(quantiles(words));
            next++;
        } else if (words[0].equals("split") && words.length == 3 && features.contains(words[1])) {
            int split = builder.split(features.indexOf(words[1]), number(words[2]));
            next++;
            node(builder, features, depth + 1);
            builder.rightOf(split);
            node(builder, features, depth + 1);
        } else {
            throw wrong("'split NAME LIMIT' or 'leaf' with " + TimeTrees.SHARES.length + " quantiles");
        }
    }

    private double[] quantiles(String[] words) {
        double[] quantiles = new double[words.length - 1];
        for (int i = 0; i < quantiles.length; i++) {
            quantiles[i] = number(words[i + 1]);
            if (quantiles[i] < 0 || i > 0 && quantiles[i] < quantiles[i - 1]) {
                throw wrong("quantiles that ascend from 0");
            }
        }
        return quantiles;
    }

    private double number(String word) {
        try {
            return Double.parseDouble(word);
        } catch (NumberFormatException e) {
            throw wrong("a number instead of '" + word + "'");
        }
    }

    private IllegalArgumentException wrong(String expected) {
        return new IllegalArgumentException(name + ", line " + (next + 1) + ": expected is " + expected);
    }
}
