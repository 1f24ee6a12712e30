/**
 * From a scenario to a result: assembles the simulation that a scenario describes, runs it, and says what came out.
 *
 * <p>Components know each other only through the SPI; this package hands each the contexts that the SPI promises and
 * composes the way of a request between them. It knows the plugin registry only as {@link
 * org.spindle.experiment.Factories}.
 */
@NullMarked
package org.spindle.experiment;

import org.jspecify.annotations.NullMarked;
