package org.spindle.reports.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RunTableTest {

    /** Numbers put in by hand come out in their columns. */
    @Test
    void linesUpResponseTimesAndSaysTheRates() {
        String json = """
                {"schema":"spindle-result/1","notes":["Short run.\\u001b[2J"],"metrics":[
                {"component":"system","class":"all","name":"response-time","unit":"ms","kind":"distribution","count":12000,
                 "mean":9.126,"max":103.5,"percentiles":{"50":8.5,"95":20.25,"99":27.3}},
                {"component":"system","class":"read","name":"response-time","unit":"ms","kind":"distribution","count":7,
                 "mean":0.051,"max":1,"percentiles":{"50":0.04}},
                {"component":"system","class":"all","name":"throughput","unit":"1/s","kind":"level","mean":125.04},
                {"component":"system","class":"all","name":"data-rate","unit":"MB/s","kind":"level","mean":2.5},
                {"component":"disk0","class":"all","name":"utilisation","unit":"","kind":"level","mean":0.8137,"max":1}]}
                """;
        assertThat(RunTable.render(json)).isEqualTo("""
                        response time, ms
                        class  requests  mean   p50    p95    p99     max
                        all      12,000  9.13  8.50  20.25  27.30  103.50
                        read          7  0.05  0.04      –      –    1.00

                        125 requests/s, 2.50 MB/s, disk0 81.4 % busy
                        note: Short run. [2J
                        """);
    }

    @Test
    void saysThatNothingWasMeasured() {
        assertThat(RunTable.render("{\"schema\":\"spindle-result/1\"}")).isEqualTo("No request was measured.\n");
    }
}
