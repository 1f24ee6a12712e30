package org.spindle.analytic;

/** Reports a quantity outside the range in which a formula holds. The message names the quantity, its value and the range. */
public final class OutOfRangeException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    OutOfRangeException(String quantity, Object value, String range) {
        super(quantity + " is " + value + "; it has to be " + range);
    }
}
