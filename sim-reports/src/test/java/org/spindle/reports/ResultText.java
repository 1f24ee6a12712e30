package org.spindle.reports;

import java.nio.charset.StandardCharsets;
import org.spindle.result.ResultJson;
import org.spindle.result.RunResult;

/** Reads the text of a result.json for the views. */
public final class ResultText {

    private ResultText() {}

    /** @throws org.spindle.result.ResultException if it is not a result of this version's schema */
    public static RunResult read(String json) {
        return new ResultJson().read(json.getBytes(StandardCharsets.UTF_8), "result.json");
    }
}
