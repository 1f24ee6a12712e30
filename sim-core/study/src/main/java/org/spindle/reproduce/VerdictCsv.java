package org.spindle.reproduce;

import java.util.List;
import org.spindle.result.Csv;

/** Writes verdicts as RFC 4180 text, one line each. */
public final class VerdictCsv {

    private static final String HEADER =
            "id,target,source,claim,status,expected,got,reason,mode,evidence,tolerance,finding\r\n";

    private VerdictCsv() {}

    public static String of(List<Verdict> verdicts) {
        StringBuilder text = new StringBuilder(HEADER);
        for (Verdict verdict : verdicts) {
            text.append(String.join(
                            ",",
                            List.of(
                                    Csv.field(verdict.id()),
                                    Csv.field(verdict.target()),
                                    Csv.field(verdict.source()),
                                    Csv.field(verdict.claim()),
                                    verdict.status().text(),
                                    Csv.field(verdict.expected()),
                                    Csv.field(verdict.got()),
                                    Csv.field(verdict.reason()),
                                    verdict.mode().text(),
                                    verdict.evidence().text(),
                                    Csv.field(verdict.tolerance()),
                                    Csv.field(verdict.finding()))))
                    .append("\r\n");
        }
        return text.toString();
    }
}
