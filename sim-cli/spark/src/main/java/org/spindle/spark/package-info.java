/** The job that runs the entries of a sweep's plan on Apache Spark. */
@NullMarked
package org.spindle.spark;

import org.jspecify.annotations.NullMarked;
