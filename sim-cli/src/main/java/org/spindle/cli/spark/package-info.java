/**
 * Sweeps whose runs are carried out by Apache Spark. No class of Spark is loaded here: the job is another process, to which plan,
 * plugins and files go as an archive, and whose rows are returned as lines of text.
 */
@NullMarked
package org.spindle.cli.spark;

import org.jspecify.annotations.NullMarked;
