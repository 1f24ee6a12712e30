/** A plugin with an observer, sections of the report and a scheduler with metrics, compiled by tests with the SPI only. */
package org.example.regions;
