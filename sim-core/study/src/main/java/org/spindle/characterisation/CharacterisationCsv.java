package org.spindle.characterisation;

import java.util.List;
import org.spindle.characterisation.AnalysisResult.AnalysisFigure;
import org.spindle.characterisation.AnalysisResult.Picture;
import org.spindle.result.Csv;
import org.spindle.spi.analysis.Axis;
import org.spindle.spi.analysis.Line;
import tools.jackson.core.io.NumberOutput;

/** The CSV forms of characterisations, with a header line. Values that are not finite are empty. */
public final class CharacterisationCsv {

    private CharacterisationCsv() {}

    /** Returns a line for each figure of each trace. */
    public static String figures(List<Characterisation> traces) {
        StringBuilder text = new StringBuilder("trace,analysis,figure,unit,value,doc\n");
        for (Characterisation trace : traces) {
            for (AnalysisResult analysed : trace.analyses()) {
                for (AnalysisFigure figure : analysed.figures()) {
                    text.append(Csv.field(trace.trace())).append(',');
                    text.append(Csv.field(analysed.type())).append(',');
                    text.append(Csv.field(figure.name())).append(',');
                    text.append(Csv.field(figure.unit())).append(',');
                    text.append(number(figure.value())).append(',');
                    text.append(Csv.field(figure.doc())).append('\n');
                }
            }
        }
        return text.toString();
    }

    /** Returns a line for each point of each line of each chart of each trace. */
    public static String points(List<Characterisation> traces) {
        StringBuilder text = new StringBuilder("trace,analysis,picture,line,x_name,x_unit,x,y_name,y_unit,y\n");
        for (Characterisation trace : traces) {
            for (AnalysisResult analysed : trace.analyses()) {
                for (Picture picture : analysed.pictures()) {
                    String of = Csv.field(trace.trace())
                            + ','
                            + Csv.field(analysed.type())
                            + ','
                            + Csv.field(picture.name())
                            + ',';
                    picture.lines().forEach(line -> points(of, picture, line, text));
                }
            }
        }
        return text.toString();
    }

    private static void points(String of, Picture picture, Line line, StringBuilder text) {
        for (Line.Point point : line.points()) {
            text.append(of).append(Csv.field(line.name())).append(',');
            text.append(axis(picture.x())).append(number(point.x())).append(',');
            text.append(axis(picture.y())).append(number(point.y())).append('\n');
        }
    }

    private static String axis(Axis axis) {
        return Csv.field(axis.name()) + ',' + Csv.field(axis.unit()) + ',';
    }

    private static String number(double value) {
        if (!Double.isFinite(value)) {
            return "";
        }
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : NumberOutput.toString(value, true);
    }
}
