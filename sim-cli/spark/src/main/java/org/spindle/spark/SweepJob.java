package org.spindle.spark;

import java.io.Serializable;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/**
 * Runs the batches of a job archive, each as a task, and prints the rows of each as it ends: lines of {@code runs.jsonl}, each
 * behind a header, in any order of batches. A run that fails makes a failed row; a task whose executor is lost is run again, with the same rows.
 */
public final class SweepJob {

    private static final String JOB = "job";

    private SweepJob() {}

    /**
     * Runs the job.
     *
     * @param arguments the job archive and its number of batches
     */
    public static void main(String[] arguments) {
        int batches = Integer.parseInt(arguments[1]);
        // Rows are passed on as they arrive: the driver stores none of them.
        SparkConf configuration =
                new SparkConf().setAppName("spindle sweep").setIfMissing("spark.driver.maxResultSize", "0");
        try (JavaSparkContext context = new JavaSparkContext(configuration)) {
            context.sc().addArchive(arguments[0] + "#" + JOB);
            JavaRDD<Integer> numbers =
                    context.parallelize(IntStream.range(0, batches).boxed().toList(), batches);
            Function1<Iterator<Integer>, byte[][]> task = (Function1<Iterator<Integer>, byte[][]> & Serializable)
                    batch -> UnpackedJob.here(JOB).rows(batch.next());
            Function2<Object, byte[][], BoxedUnit> print = (partition, rows) -> {
                print(rows);
                return BoxedUnit.UNIT;
            };
            context.sc().runJob(numbers.rdd(), task, print, ClassTag$.MODULE$.apply(byte[][].class));
        }
    }

    /** Each with its header in one call, so that nothing that a plugin prints comes between them. */
    private static void print(byte[][] rows) {
        for (byte[] row : rows) {
            System.out.write(row, 0, row.length);
        }
        if (System.out.checkError()) {
            throw new IllegalStateException("rows cannot be written to standard output");
        }
    }
}
